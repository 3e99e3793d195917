import { facts } from '../facts.ts'
import { fillRecord } from '../fillTemplate.ts'
import { listRecords, recordLoader } from '../records.ts'
import type { CityRecord } from './cityRecord.ts'

export type City = CityRecord & { slug: string }
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

const load = recordLoader(import.meta.glob<CityRecord>('./records/*.ts', { import: 'record' }))

/** The city's whole record with its placeholders filled; undefined for an unknown slug. */
export async function loadCity(slug: string | undefined): Promise<City | undefined> {
  const city = await load(slug)
  return city && fillRecord(city, { ...facts, city: city.name })
}
