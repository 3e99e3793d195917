import { listRecords } from '../records.ts'
import type { CityServiceRecord } from '../services/city/cityServiceRecord.ts'
import type { CityService } from '../services/city/cityServices.ts'
import type { DirectServiceRecord } from '../services/direct/directServiceRecord.ts'
import type { DirectService } from '../services/direct/directServices.ts'

/** Only the fields with slugs, so that a page does not download the texts of other services. */
const cityServices = listRecords(
  import.meta.glob<Pick<CityServiceRecord, 'order' | 'related' | 'directService'>>(
    '../services/city/records/*.ts',
    {
      eager: true,
      query: '?fields=order,related,directService',
      import: 'default',
    },
  ),
)
const directServices = listRecords(
  import.meta.glob<Pick<DirectServiceRecord, 'order' | 'related'>>('../services/direct/records/*.ts', {
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
