import { cities } from '../cities/cities.ts'
import { site } from '../company/site.ts'
import { listRecords } from '../records.ts'
import type { CityServiceRecord } from '../services/city/cityServiceRecord.ts'
import { metadataTemplates } from './templates.ts'

/**
 * All values of titles and descriptions in one object, as the specification asks. pageMetadata imports them from their own modules,
 * and reads the names of a service from the page's record, so that no visitor downloads the names of every service.
 */
export const siteConfiguration = () => ({
  brand: site.brand,
  /** The phone number as texts show it. */
  phone: site.phoneDotted,
  region: site.region,
  cities: cities.map(({ name, slug }) => ({ name, slug })),
  /** The services that have a page in every city. */
  services: listRecords(
    import.meta.glob<Pick<CityServiceRecord, 'displayName' | 'serviceLower' | 'primaryKeyword' | 'order'>>(
      '../services/city/records/*.ts',
      {
        eager: true,
        query: '?fields=displayName,serviceLower,primaryKeyword,order',
        import: 'default',
      },
    ),
  ).map(({ displayName, slug, serviceLower, primaryKeyword }) => ({
    displayName,
    slug,
    serviceLower,
    primaryKeyword,
  })),
  templates: metadataTemplates,
})
