import { alertWording } from '#data/desk/alertWording.ts'
import { findCity } from '#data/places/findCity.ts'
import type { Quote } from '../../store/quoteRows.ts'
import type { ServedCity } from './readCities.ts'

/** Text for a locked phone's screen: no typed text, only the name of a served city. */
export function alertText({ id, page, message }: Quote, isRepeat: boolean, served: readonly ServedCity[]) {
  const city = findCity(served, { page, message })
  return {
    id,
    title: isRepeat ? alertWording.stillTitle : alertWording.title,
    body: city ? alertWording.inCity(city.name) : '',
  }
}
