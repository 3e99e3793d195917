import { alertWording } from '#data/desk/alertWording.ts'
import postalCodes from '#data/quote/postalCodes.json' with { type: 'json' }
import type { Quote } from '../store/quote.ts'

/** Slugs and names of the towns that we serve. */
export const towns = Object.keys(postalCodes.cities).map((slug) => ({ slug, name: nameOf(slug) }))

function nameOf(slug: string): string {
  return slug.replace(/-/g, ' ').replace(/\b./g, (letter) => letter.toUpperCase())
}

/** What a locked phone may show: nothing that was typed, only the name of one of our towns if the request has it. */
export function alertText({ id, page, message }: Quote, isRepeat: boolean) {
  const words = message.toLowerCase().split(/[^a-z]+/)
  const ofPage = towns.find(({ slug }) => page.split(/[/?#]/).includes(slug))
  const town = ofPage ?? towns.find(({ slug }) => words.includes(slug))
  return {
    id,
    title: isRepeat ? alertWording.stillTitle : alertWording.title,
    body: town ? alertWording.inTown(town.name) : '',
  }
}
