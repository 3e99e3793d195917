import { facts } from '../company/facts.ts'
import { fillRecord } from '../fillTemplate.ts'
import { recordLoader } from '../records.ts'
import type { City } from './cities.ts'
import type { TownRecord } from './townRecord.ts'

const load = recordLoader(
  import.meta.glob<TownRecord>('./records/*.ts', { query: '?town', import: 'default' }),
)

/** The city's whole record with its placeholders filled; undefined for an unknown slug. */
export async function loadCity(slug: string | undefined): Promise<City | undefined> {
  const city = await load(slug)
  return city && fillRecord(city, { ...facts, ...city.words, city: city.name })
}
