import type { AuthorityRecord } from '../collection/authorityRecord.ts'
import { depots } from '../collection/depots.ts'
import { fillTemplates } from '../fillTemplate.ts'
import { facts } from '../pricing/facts.ts'
import { recordLoader } from '../records.ts'
import type { City } from './cities.ts'
import type { CityRecord } from './cityRecord.ts'
import { resolveCity } from './resolveCity.ts'

const load = recordLoader(import.meta.glob<CityRecord>('./records/*.ts', { import: 'record' }))
const loadAuthority = recordLoader(
  import.meta.glob<AuthorityRecord>('../collection/records/*.ts', { import: 'record' }),
)

/**
 * The city's whole record with its placeholders filled; undefined for an unknown slug.
 *
 * @throws when the record names an authority or a depot that does not exist
 */
export async function loadCity(slug: string | undefined): Promise<City | undefined> {
  const record = await load(slug)
  if (!record) return undefined
  const authority = await loadAuthority(record.authority)
  if (!authority) throw new Error(`The authority "${record.authority}" of ${record.name} has no record.`)
  const city = { ...resolveCity(record, authority, depots), slug: record.slug }
  return fillTemplates(city, { ...facts, city: city.name })
}
