import { listRecords } from '../records.ts'
import type { CityServiceRecord } from './serviceSchemas.ts'

/** The fields of a city service for links, downloaded by every page with a list of services. */
export type CityServiceSummary = Pick<CityServiceRecord, 'name' | 'group' | 'order'> & { slug: string }

/** All city services in the order of the service directory. */
export const cityServices: readonly CityServiceSummary[] = listRecords(
  import.meta.glob<Pick<CityServiceRecord, 'name' | 'group' | 'order'>>('./city/records/*.ts', {
    eager: true,
    query: '?fields=name,group,order',
    import: 'default',
  }),
)

const allGroups: readonly { group: CityServiceSummary['group']; title: string }[] = [
  { group: 'yard', title: 'Around the yard' },
  { group: 'house', title: 'In the house' },
  { group: 'reno', title: 'After a reno' },
  { group: 'moving', title: 'Moving out' },
]

/** The groups that have a service, in their order on the page, each with its services. */
export const serviceGroups = allGroups
  .map((one) => ({ ...one, services: cityServices.filter(({ group }) => group === one.group) }))
  .filter(({ services }) => services.length > 0)
