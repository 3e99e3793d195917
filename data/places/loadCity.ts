import { fillTemplates } from '../fillTemplate.ts'
import { facts } from '../prices/facts.ts'
import { recordLoader } from '../records.ts'
import type { CityRecord } from './citySchema.ts'
import type { AuthorityRecord, Depot, MunicipalRule } from './collectionSchema.ts'
import { depots, findDepot, shownDepot } from './depots.ts'

/** An authority as pages show it. */
export type Authority = {
  collector: Omit<AuthorityRecord['collector'], 'name'>
  rules: readonly Omit<MunicipalRule, 'trust' | 'confirmed'>[]
  updatedOn?: string
}

/** A city with everything that its pages show. */
export type City = ReturnType<typeof resolveCity> & { slug: string }

const load = recordLoader(import.meta.glob<CityRecord>('./cities/records/*.ts', { import: 'record' }))
const loadAuthority = recordLoader(
  import.meta.glob<AuthorityRecord>('./authorities/records/*.ts', { import: 'record' }),
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

/**
 * Resolves the names in a city's record: the authority without its unconfirmed rules, so that none is in a page's data, and the
 * city's own depots.
 *
 * @throws when the record names a depot that does not exist
 */
export function resolveCity(
  city: CityRecord,
  { collector: { name: _, ...collector }, rules, updatedOn }: AuthorityRecord,
  depots: Readonly<Record<string, Depot>>,
) {
  const shown = rules
    .filter(({ trust, confirmed }) => confirmed || trust !== 'low')
    .map(({ trust: _, confirmed: __, ...rule }) => rule)
  return {
    ...city,
    authority: { collector, rules: shown, ...(updatedOn ? { updatedOn } : {}) },
    depots: city.depots.map((name) => shownDepot(findDepot(name, depots, `The record of ${city.name}`))),
  }
}
