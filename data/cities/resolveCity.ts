import type { Authority, AuthorityRecord } from '../collection/authorityRecord.ts'
import { type Depot, findDepot, type ShownDepot, shownDepot } from '../collection/depots.ts'
import type { CityRecord } from './cityRecord.ts'

/** A city's record with its collection authority and its depots in place of their names. */
export type ResolvedCity = Omit<CityRecord, 'authority' | 'depots'> & {
  authority: Authority
  depots: readonly ShownDepot[]
}

/**
 * Resolves the names in a city's record: the authority with its confirmed rules only, and the city's own depots.
 *
 * @throws when the record names a depot that does not exist
 */
export function resolveCity(
  city: CityRecord,
  { shown }: AuthorityRecord,
  depots: Readonly<Record<string, Depot>>,
): ResolvedCity {
  const by = `The record of ${city.name}`
  return {
    ...city,
    authority: shown,
    depots: city.depots.map((name) => shownDepot(findDepot(name, depots, by))),
  }
}
