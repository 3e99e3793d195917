import type { Authority, AuthorityRecord } from '../collection/authorityRecord.ts'
import { type Depot, placeOf } from '../collection/depots.ts'
import type { CityRecord } from './cityRecord.ts'

/** What a town's pages show of a depot. */
export type TownDepot = Omit<Depot, 'street' | 'town'> & {
  /** Street and town: "1 Main Street, Oshawa". */
  place: string
}

/** A town's record with what it names in its place. */
export type TownRecord = Omit<CityRecord, 'authority' | 'depots'> & {
  authority: Authority
  depots: readonly TownDepot[]
  /** What its texts may name in braces beside the facts: {claringtonDepot} is where that depot stands. */
  words: Readonly<Record<string, string>>
}

/** Made while building (renderer/build/townRecords.ts), so that a browser fetches what a town's pages show and no more. */
export function townRecord(
  city: CityRecord,
  { shown }: AuthorityRecord,
  depots: Readonly<Record<string, Depot>>,
): TownRecord {
  const named = city.depots.map((name) => {
    const depot = depots[name]
    if (!depot) throw new Error(`${city.name} names the depot "${name}", and there is no such depot.`)
    return { name, depot }
  })
  return {
    ...city,
    authority: shown,
    depots: named.map(({ depot: { street, town, ...depot } }) => ({
      ...depot,
      place: placeOf({ street, town }),
    })),
    words: Object.fromEntries(named.map(({ name, depot }) => [name, depot.street])),
  }
}
