import { listRecords } from '../records.ts'
import type { CityRecord } from './cityRecord.ts'
import type { ResolvedCity } from './resolveCity.ts'

/** A city with everything that its pages show. */
export type City = ResolvedCity & { slug: string }
/** The fields of a city for menus and links, downloaded by every page. */
export type CitySummary = Pick<City, 'slug' | 'name' | 'order'>

/** All cities in the order of the road, west to east. */
export const cities: readonly CitySummary[] = listRecords(
  import.meta.glob<Pick<CityRecord, 'name' | 'order'>>('./records/*.ts', {
    eager: true,
    query: '?fields=name,order',
    import: 'default',
  }),
)

/** Slug of the city for links in lists of services, until the visitor chooses a city. */
export const directoryCity = 'pickering'
