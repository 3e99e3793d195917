const maps = 'https://www.google.com/maps'
/** As many as a link can hold between start and end. */
const mostStops = 9

const query = (values: Readonly<Record<string, string>>) => new URLSearchParams({ api: '1', ...values })

export const mapLink = (address: string) =>
  address ? `${maps}/search/?${query({ query: address })}` : undefined

export const directionsLink = (address: string) =>
  address ? `${maps}/dir/?${query({ destination: address })}` : undefined

/** From where the truck is, past every address in this order. */
export function roundLink(addresses: readonly string[]): string | undefined {
  const stops = addresses.filter(Boolean)
  const destination = stops.at(-1)
  if (destination === undefined) return undefined
  const between = stops.slice(0, -1).slice(0, mostStops)
  return `${maps}/dir/?${query({ destination, ...(between.length > 0 && { waypoints: between.join('|') }) })}`
}
