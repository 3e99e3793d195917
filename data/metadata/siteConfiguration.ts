import { cities } from '../cities/cities.ts'
import { listRecords } from '../records.ts'
import type { CityServiceRecord } from '../services/city/cityServiceRecord.ts'
import type { DirectServiceRecord } from '../services/direct/directServiceRecord.ts'
import { type Wording, wording } from './pageMetadata.ts'

/** The fields of a service for the metadata of its pages. */
type ServiceNames = {
  displayName: string
  slug: string
  serviceLower: string
  primaryKeyword: string
}

/** Source of all titles and descriptions. */
export type SiteConfiguration = Wording & {
  cities: readonly { name: string; slug: string }[]
  /** The services that have a page in every city. */
  services: readonly ServiceNames[]
  directServices: readonly ServiceNames[]
}

type NameFields = Omit<ServiceNames, 'slug'> & { order: number }

/**
 * The names of all services, for checks of all pages at once. A page passes the names in its own record to pageMetadata instead,
 * so that no visitor downloads the names of every service.
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
