import { type City, cities } from './cities.ts'
import type { FitsSetting } from './placeSettings.ts'

/** The notes for the city's kinds of place, in the city's order. */
export const notesForSettings = <Note extends FitsSetting>(
  notes: readonly Note[],
  { settings }: Pick<City, 'settings'>,
) => settings.flatMap((setting) => notes.filter(({ fits }) => fits === setting))

/** The notes for every kind of place. */
export const generalNotes = <Note extends FitsSetting>(notes: readonly Note[]) =>
  notes.filter(({ fits }) => fits === undefined)

/** The same, starting with a different note in each city, so that two cities' pages differ. */
export function rotatedGeneralNotes<Note extends FitsSetting>(
  notes: readonly Note[],
  { slug }: Pick<City, 'slug'>,
): Note[] {
  const general = generalNotes(notes)
  const first = cities.findIndex((city) => city.slug === slug) % Math.max(general.length, 1)
  return [...general.slice(first), ...general.slice(0, first)]
}
