import { findCity } from '#data/cities/findCity.ts'
import { alertWording } from '#data/desk/alertWording.ts'
import postalCodes from '#data/quote/postalCodes.json' with { type: 'json' }
import type { Quote } from '../store/quote.ts'

/** Slugs and names of the cities that we serve. */
export const servedCities = Object.keys(postalCodes.cities).map((slug) => ({ slug, name: nameOf(slug) }))

function nameOf(slug: string): string {
  return slug.replace(/-/g, ' ').replace(/\b./g, (letter) => letter.toUpperCase())
}

/** The text that a locked phone may show: nothing that was typed, only the name of a city that we serve. */
export function alertText({ id, page, message }: Quote, isRepeat: boolean) {
  const city = findCity(servedCities, { page, message })
  return {
    id,
    title: isRepeat ? alertWording.stillTitle : alertWording.title,
    body: city ? alertWording.inCity(city.name) : '',
  }
}
