import { listRecords } from '../records.ts'
import type { CityRecord } from './cityRecord.ts'
import type { TownRecord } from './townRecord.ts'

export type City = TownRecord & { slug: string }
/** What menus and links need of a city; on every page, so it holds nothing more. */
export type CitySummary = Pick<City, 'slug' | 'name' | 'order'>

/** West to east, as the road runs. */
export const cities: readonly CitySummary[] = listRecords(
  import.meta.glob<Pick<CityRecord, 'name' | 'order'>>('./records/*.ts', {
    eager: true,
    query: '?fields=name,order',
    import: 'default',
  }),
)
