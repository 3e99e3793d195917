import { cities } from './cities.ts'
import type { FitsSetting, PlaceSetting } from './citySchema.ts'
import type { City } from './loadCity.ts'

/** The notes for the city's kinds of place, in the city's order. */
export const notesForSettings = <Note extends FitsSetting>(
  notes: readonly Note[],
  { settings }: { settings: readonly PlaceSetting[] },
) => settings.flatMap((setting) => notes.filter(({ fits }) => fits === setting))

/** Parts of a page that show notes for two of the city's three kinds of place. */
const parts = ['preparation', 'access', 'questions'] as const

/** The notes for two of the city's three kinds of place. Each part of a page, and each next city, leaves out a different kind. */
export function notesForTwoSettings<Note extends FitsSetting>(
  notes: readonly Note[],
  { slug, settings }: Pick<City, 'slug' | 'settings'>,
  part: (typeof parts)[number],
): Note[] {
  const leftOut = (positionOf(slug) + parts.indexOf(part)) % settings.length
  return notesForSettings(notes, { settings: settings.filter((_, index) => index !== leftOut) })
}

/** The notes for every kind of place. */
export const generalNotes = <Note extends FitsSetting>(notes: readonly Note[]) =>
  notes.filter(({ fits }) => fits === undefined)

/** A list with one general note. The next city gets the next note, so that the pages of two cities differ. */
export function oneGeneralNote<Note extends FitsSetting>(
  notes: readonly Note[],
  { slug }: Pick<City, 'slug'>,
): Note[] {
  const general = generalNotes(notes)
  const index = positionOf(slug) % general.length
  return general.slice(index, index + 1)
}

/** Index of the city on the road, from 0. */
const positionOf = (slug: string) => cities.findIndex((city) => city.slug === slug)
