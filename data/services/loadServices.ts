import { fillTemplates } from '../fillTemplate.ts'
import { facts } from '../prices/facts.ts'
import { listRecords, recordLoader } from '../records.ts'
import type { CityServiceRecord, DirectServiceRecord } from './serviceSchemas.ts'

export type CityService = CityServiceRecord & { slug: string }
export type DirectService = DirectServiceRecord & { slug: string }

/** One service's record; data/pages/cityServicePage.ts fills its placeholders, which depend on the city. */
export const loadCityService: (slug: string | undefined) => Promise<CityService | undefined> = recordLoader(
  import.meta.glob<CityServiceRecord>('./city/records/*.ts', { import: 'record' }),
)

const load = recordLoader(
  import.meta.glob<DirectServiceRecord>('./direct/records/*.ts', { import: 'record' }),
)

/** The service's whole record with its placeholders filled; undefined for an unknown slug. */
export async function loadDirectService(slug: string | undefined): Promise<DirectService | undefined> {
  const service = await load(slug)
  return service && fillTemplates(service, facts)
}

const cityServices = listRecords(
  import.meta.glob<Pick<CityServiceRecord, 'order' | 'related' | 'directService'>>('./city/records/*.ts', {
    eager: true,
    query: '?fields=order,related,directService',
    import: 'default',
  }),
)
const directServices = listRecords(
  import.meta.glob<Pick<DirectServiceRecord, 'order' | 'related'>>('./direct/records/*.ts', {
    eager: true,
    query: '?fields=order,related',
    import: 'default',
  }),
)

/** Slugs of the services done in the same visit: services that the record names, then services that name the record. */
export const servicesRelatedTo = ({ slug, related }: Pick<CityService, 'slug' | 'related'>) =>
  withNaming(related, cityServices, (other) => other.related.includes(slug))

/** Slugs of the direct services on the same subject, the one that the record names first. */
export const directServicesOf = ({ slug, directService }: Pick<CityService, 'slug' | 'directService'>) =>
  withNaming([directService], directServices, (other) => other.related.includes(slug))

/** Slugs of the city services on a direct service's subject. */
export const servicesOf = ({ slug, related }: Pick<DirectService, 'slug' | 'related'>) =>
  withNaming(related, cityServices, (other) => other.directService === slug)

const withNaming = <Other extends { slug: string }>(
  named: readonly string[],
  others: readonly Other[],
  names: (other: Other) => boolean,
): string[] => [...new Set([...named, ...others.filter(names).map(({ slug }) => slug)])]
