import { facts } from '../facts.ts'
import { fillTemplates } from '../fillTemplate.ts'
import { recordLoader } from '../records.ts'
import type { City } from './cities.ts'
import type { ResolvedCity } from './resolveCity.ts'

// The query is resolved by renderer/build/plugins/records.ts.
const load = recordLoader(
  import.meta.glob<ResolvedCity>('./records/*.ts', { query: '?city', import: 'default' }),
)

/** The city's whole record with its placeholders filled; undefined for an unknown slug. */
export async function loadCity(slug: string | undefined): Promise<City | undefined> {
  const city = await load(slug)
  return city && fillTemplates(city, { ...facts, ...city.placeholders, city: city.name })
}
