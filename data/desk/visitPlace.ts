import { cities } from '../places/cities.ts'
import { findCity } from '../places/findCity.ts'
import type { DeskQuote } from './deskQuote.ts'

type Place = Pick<DeskQuote, 'address' | 'postalCode' | 'message' | 'page'>

export const cityOf = (quote: Place) => findCity(cities, quote)

/** "14 Lakeside Drive, Ajax": the address, and the city where the address leaves it out. Empty for neither. */
export function describePlace(quote: Place): string {
  const city = cityOf(quote)?.name ?? ''
  return [quote.address, !quote.address.includes(city) && city].filter(Boolean).join(', ')
}

/** By the beginning of their windows, then along the road from west to east. Visits at any time, and visits in an unknown city, come last. */
export function inRoadOrder<Visit extends Place & Pick<DeskQuote, 'visitFrom' | 'number'>>(
  visits: readonly Visit[],
): Visit[] {
  const timeOf = ({ visitFrom }: Visit) => visitFrom || '24:00'
  const orderOf = (visit: Visit) => cityOf(visit)?.order ?? Number.MAX_SAFE_INTEGER
  return visits.toSorted(
    (one, other) =>
      timeOf(one).localeCompare(timeOf(other)) || orderOf(one) - orderOf(other) || one.number - other.number,
  )
}

const maps = 'https://www.google.com/maps'
/**
 * Maximum of a link: waypoints and the destination. Google Maps drops the others without a word.
 * Source: Google's "Maps URLs": three waypoints in browsers of phones, nine elsewhere.
 */
export const maxStops = { phone: 4, other: 10 }

const query = (values: Readonly<Record<string, string>>) => new URLSearchParams({ api: '1', ...values })

export const mapLink = (address: string) =>
  address ? `${maps}/search/?${query({ query: address })}` : undefined

export const directionsLink = (address: string) =>
  address ? `${maps}/dir/?${query({ destination: address })}` : undefined

/** A route from the truck past every address in this order: one link, or several when one link can't hold all addresses. */
export function roundLinks(addresses: readonly string[], maxStops: number) {
  const stops = addresses
    .map((address, index) => ({ address, position: index + 1 }))
    .filter(({ address }) => address !== '')
  const links: { first: number; last: number; url: string }[] = []
  for (let start = 0; start < stops.length; start += maxStops) {
    const part = stops.slice(start, start + maxStops)
    const positions = part.map(({ position }) => position)
    const url = routeLink(part.map(({ address }) => address))
    links.push({ first: Math.min(...positions), last: Math.max(...positions), url })
  }
  return links
}

function routeLink(addresses: readonly string[]): string {
  const between = addresses.slice(0, -1).join('|')
  return `${maps}/dir/?${query({ destination: addresses.at(-1) ?? '', ...(between && { waypoints: between }) })}`
}
