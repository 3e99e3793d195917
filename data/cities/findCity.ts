type NamedCity = { slug: string; name: string }

/** Empty where nothing is known. The page is a path; the address is a street address. */
type Place = { address?: string; page: string; message: string }

/**
 * The city of a quote: the city that its address names last, since streets are named after cities, else the city of the page or
 * of the message.
 *
 * @returns undefined for none of these cities
 */
export function findCity<City extends NamedCity>(
  cities: readonly City[],
  { address = '', page, message }: Place,
): City | undefined {
  const parts = page.split(/[/?#]/)
  return (
    lastNamed(cities, address) ??
    cities.find(({ slug }) => parts.includes(slug)) ??
    (address ? undefined : lastNamed(cities, message))
  )
}

/** Names are compared as whole words: "Ajaxville" is not Ajax. */
function lastNamed<City extends NamedCity>(cities: readonly City[], text: string): City | undefined {
  const words = wordsOf(text)
  const places = cities.map((city) => ({ city, at: words.lastIndexOf(wordsOf(city.name)) }))
  return places.filter(({ at }) => at >= 0).toSorted((one, other) => other.at - one.at)[0]?.city
}

/** " port perry " */
const wordsOf = (text: string): string =>
  ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu)
      ?.join(' ') ?? ''
  } `
