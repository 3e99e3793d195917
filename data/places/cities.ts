import { listRecords } from '../records.ts'
import type { CityRecord } from './citySchema.ts'

/** The fields of a city for menus and links, downloaded by every page. */
export type CitySummary = Pick<CityRecord, 'name' | 'order'> & { slug: string }

/** All cities in the order of the road, west to east. */
export const cities: readonly CitySummary[] = listRecords(
  import.meta.glob<Pick<CityRecord, 'name' | 'order'>>('./cities/records/*.ts', {
    eager: true,
    query: '?fields=name,order',
    import: 'default',
  }),
)

/** Slug of the city for links in lists of services, until the visitor chooses a city. */
export const directoryCity = 'pickering'
