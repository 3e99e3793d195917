import { findCity } from '#data/cities/findCity.ts'
import { alertWording } from '#data/desk/alertWording.ts'
import type { Quote } from '../store/quote.ts'
import { readCities } from './readCities.ts'

/** Read at startup, not at the first alert. */
const servedCities = await readCities()

/** Text for a locked phone's screen: no typed text, only the name of a served city. */
export function alertText({ id, page, message }: Quote, isRepeat: boolean) {
  const city = findCity(servedCities, { page, message })
  return {
    id,
    title: isRepeat ? alertWording.stillTitle : alertWording.title,
    body: city ? alertWording.inCity(city.name) : '',
  }
}
