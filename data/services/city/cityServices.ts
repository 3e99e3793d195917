import { listRecords } from '../../records.ts'
import type { CityServiceRecord, Lot } from './cityServiceRecord.ts'

export type CityService = CityServiceRecord & { slug: string }
/** The fields of a city service for links, downloaded by every page with a list of services. */
export type CityServiceSummary = Pick<CityService, 'slug' | 'name' | 'lot' | 'order'>

/** All city services in the order of the street directory. */
export const cityServices: readonly CityServiceSummary[] = listRecords(
  import.meta.glob<Pick<CityServiceRecord, 'name' | 'lot' | 'order'>>('./records/*.ts', {
    eager: true,
    query: '?fields=name,lot,order',
    import: 'default',
  }),
)

const allLots: readonly { lot: Lot; title: string }[] = [
  { lot: 'yard', title: 'Around the yard' },
  { lot: 'house', title: 'In the house' },
  { lot: 'reno', title: 'After a reno' },
  { lot: 'moving', title: 'Moving out' },
]

/** The parts of the street directory that have a service, in their order on the page, each with its services. */
export const lots = allLots
  .map((part) => ({ ...part, services: cityServices.filter(({ lot }) => lot === part.lot) }))
  .filter(({ services }) => services.length > 0)
