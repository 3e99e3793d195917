import { type FitsSetting, placeSettings } from '../cities/placeSettings.ts'
import { materials } from '../collection/materials.ts'
import { fillTemplates } from '../fillTemplate.ts'
import { isDay } from '../quote/preferredDay.ts'

/** Each name without a record. @param known names of the existing records */
export const unknownNames = (names: readonly string[], known: Iterable<string>, field: string): string[] => {
  const all = new Set(known)
  return names
    .filter((name) => !all.has(name))
    .map((name) => `names "${name}" in ${field}, and there is no such record. Add it, or correct the name.`)
}

/** Each name that data/cities/placeSettings.ts lacks. */
export const unknownSettings = (names: readonly string[], field: string): string[] =>
  unknownNames(names, placeSettings, field)

/** Each name that data/collection/materials.ts lacks. */
export const unknownMaterials = (names: readonly string[], field = 'materials'): string[] =>
  unknownNames(names, Object.keys(materials), field)

/** Each name that a list has twice. */
export const repeatedNames = (names: readonly string[], field: string): string[] =>
  names
    .filter((name, index) => names.indexOf(name) < index)
    .map((name) => `has "${name}" twice in ${field}. Change one.`)

export const wrongCount = (list: readonly unknown[], wanted: number, field: string): string[] =>
  list.length === wanted ? [] : [`has ${list.length} ${field}; the page shows ${wanted}.`]

/** The kinds of place without a note. */
export function missingSettings(notes: readonly FitsSetting[], field: string): string[] {
  const missing = placeSettings.filter((setting) => notes.every(({ fits }) => fits !== setting))
  return missing.length > 0 ? [`has no ${field} for ${missing.join(', ')}. Write one for each.`] : []
}

const smallestPool = 10

/** A page chooses from these notes by its city's settings: there must be enough, and one for each setting. */
export function poolFaults(notes: readonly FitsSetting[], field: string): string[] {
  const settings = notes.map(({ fits }) => fits).filter((fits) => fits !== undefined)
  return [
    ...(notes.length < smallestPool
      ? [`has ${notes.length} ${field}; write at least ${smallestPool}.`]
      : missingSettings(notes, field)),
    ...(new Set(settings).size < settings.length
      ? [`has two ${field} for one kind of place. Remove one.`]
      : []),
    ...unknownSettings(settings, `fits of ${field}`),
  ]
}

export function placeholderFaults(record: unknown, values: Record<string, string>): string[] {
  try {
    fillTemplates(record, values)
    return []
  } catch (error) {
    return [`has an unknown placeholder: ${(error as Error).message}`]
  }
}

/** A date in another format than 2026-11-20, or a day that no calendar has. */
export const dateFaults = (...dates: readonly (string | undefined)[]): string[] =>
  dates
    .filter((date) => date !== undefined && !isDay(date))
    .map((date) => `has the date "${date}": write it as 2026-11-20.`)
