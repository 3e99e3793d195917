import { cities } from '../cities/cities.ts'
import { listRecords } from '../records.ts'
import type { CityServiceRecord } from '../services/city/cityServiceRecord.ts'
import type { DirectServiceRecord } from '../services/direct/directServiceRecord.ts'
import { type Wording, wording } from './pageMetadata.ts'

/** What the metadata of a page needs of a service. */
type ServiceNames = {
  displayName: string
  slug: string
  serviceLower: string
  primaryKeyword: string
}

/** Everything the titles and descriptions of the whole site are made from. */
export type SiteConfiguration = Wording & {
  cities: readonly { name: string; slug: string }[]
  /** Those with a page in every city. */
  services: readonly ServiceNames[]
  /** Those with one page for the whole region. */
  directServices: readonly ServiceNames[]
}

type NameFields = Omit<ServiceNames, 'slug'> & { order: number }

/**
 * For checks over all pages at once. Not for pages: a page passes the names in its own record to pageMetadata, so
 * that no visitor downloads the names of every service.
 */
export function siteConfiguration(): SiteConfiguration {
  return {
    ...wording,
    cities: cities.map(({ name, slug }) => ({ name, slug })),
    services: listRecords(
      import.meta.glob<Pick<CityServiceRecord, keyof NameFields>>('../services/city/records/*.ts', {
        eager: true,
        query: '?fields=displayName,serviceLower,primaryKeyword,order',
        import: 'default',
      }),
    ).map(namesOf),
    directServices: listRecords(
      import.meta.glob<Pick<DirectServiceRecord, keyof NameFields>>('../services/direct/records/*.ts', {
        eager: true,
        query: '?fields=displayName,serviceLower,primaryKeyword,order',
        import: 'default',
      }),
    ).map(namesOf),
  }
}

const namesOf = ({ displayName, slug, serviceLower, primaryKeyword }: ServiceNames): ServiceNames => ({
  displayName,
  slug,
  serviceLower,
  primaryKeyword,
})
