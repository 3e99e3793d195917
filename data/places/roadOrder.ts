import type { DeskQuote } from '../desk/deskQuote.ts'
import { visitWindows } from '../quote/quoteFields.ts'
import { cities } from './cities.ts'
import { findCity } from './findCity.ts'

type Place = Pick<DeskQuote, 'address' | 'postalCode' | 'message' | 'page'>

export const cityOf = (quote: Place) => findCity(cities, quote)

/** "14 Lakeside Drive, Ajax": the address, and the city where the address leaves it out. Empty for neither. */
export function describePlace(quote: Place): string {
  const city = cityOf(quote)?.name ?? ''
  return [quote.address, !quote.address.includes(city) && city].filter(Boolean).join(', ')
}

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
