import { findCity } from '#data/cities/findCity.ts'
import { alertWording } from '#data/desk/alertWording.ts'
import type { Quote } from '../store/quote.ts'
import { readCities } from './readCities.ts'

/** Read at the start: an alert names a city at once. */
const servedCities = await readCities()

/** The text that a locked phone may show: nothing that was typed, only the name of a city that we serve. */
export function alertText({ id, page, message }: Quote, isRepeat: boolean) {
  const city = findCity(servedCities, { page, message })
  return {
    id,
    title: isRepeat ? alertWording.stillTitle : alertWording.title,
    body: city ? alertWording.inCity(city.name) : '',
  }
}
