import type { DeskQuote } from '../desk/deskQuote.ts'
import { visitWindows } from '../quote/quoteFields.ts'
import { cities } from './cities.ts'
import { findCity } from './findCity.ts'

type Place = Pick<DeskQuote, 'address' | 'message' | 'page'>

export const cityOf = (quote: Place) => findCity(cities, quote)

/** By time of day, then along the road from west to east. Visits at any time, and visits in an unknown city, come last. */
export function inRoadOrder<Visit extends Place & Pick<DeskQuote, 'visitWindow' | 'number'>>(
  visits: readonly Visit[],
): Visit[] {
  const windowOf = ({ visitWindow }: Visit) => {
    const index = visitWindows.findIndex(({ value }) => value === visitWindow)
    return index < 0 ? visitWindows.length : index
  }
  const placeOf = (visit: Visit) => cityOf(visit)?.order ?? Number.MAX_SAFE_INTEGER
  return visits.toSorted(
    (one, other) =>
      windowOf(one) - windowOf(other) || placeOf(one) - placeOf(other) || one.number - other.number,
  )
}
