/** A phone number as visitors type it, for tel: and sms: links; undefined when there are too few digits to dial. */
function dialled(phone: string): string | undefined {
  const [number = ''] = phone.split(/ext|x|#/i)
  const digits = number.replace(/\D/g, '')
  if (digits.length < 7) return undefined
  if (number.trim().startsWith('+')) return `+${digits}`
  return digits.length === 10
    ? `+1${digits}`
    : digits.length === 11 && digits.startsWith('1')
      ? `+${digits}`
      : digits
}

const linkTo = (scheme: 'tel' | 'sms', phone: string) => {
  const number = dialled(phone)
  return number && `${scheme}:${number}`
}

export const callLink = (phone: string) => linkTo('tel', phone)
export const textLink = (phone: string) => linkTo('sms', phone)
export const mailLink = (email: string) =>
  email ? `mailto:${encodeURIComponent(email).replace('%40', '@')}` : undefined

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
