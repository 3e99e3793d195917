import { materials } from './materials.ts'
import type { Collector, Depot, MunicipalRule } from './municipalRules.ts'
import { type FitsSetting, placeSettings } from './placeSettings.ts'

/** "names "x" in field" for each name that has no record. */
export const unknown = (named: readonly string[], there: Set<string>, field: string): string[] =>
  named
    .filter((slug) => !there.has(slug))
    .map((slug) => `names "${slug}" in ${field}, and there is no such record.`)

export const unknownSettings = (settings: readonly string[], field: string): string[] =>
  unknown(settings, new Set<string>(placeSettings), field)

export const unknownMaterials = (named: readonly string[]): string[] =>
  unknown(named, new Set(Object.keys(materials)), 'materials')

const smallestPool = 10

/** A page chooses from the pool what fits its town: one note for a kind of place, and enough to choose from. */
export function pool(list: readonly FitsSetting[], field: string): string[] {
  const tagged = list.map(({ fits }) => fits).filter((fits) => fits !== undefined)
  return [
    ...(list.length < smallestPool ? [`has ${list.length} ${field}; write at least ${smallestPool}.`] : []),
    ...(new Set(tagged).size < tagged.length ? [`has two ${field} for one kind of place.`] : []),
    ...unknownSettings(tagged, `fits of ${field}`),
  ]
}

type Municipal = {
  rules: readonly MunicipalRule[]
  collectors: Readonly<Record<string, Collector>>
  depots: Readonly<Record<string, Depot>>
}

/** What is wrong with the facts about the towns' collection. */
export const municipalFaults = ({ rules, collectors, depots }: Municipal): string[] => [
  ...rules.flatMap(({ text, source, materials: named, regimes, checkedOn }) => [
    ...(source.trim() ? [] : [`has a rule without a source: "${text}"`]),
    ...unknownMaterials(named),
    ...unknown(regimes, new Set(Object.keys(collectors)), 'regimes'),
    ...wrongDate(checkedOn),
  ]),
  ...[...Object.values(collectors), ...Object.values(depots)].flatMap(({ name, source, checkedOn }) => [
    ...(source.trim() ? [] : [`names no source for "${name}"`]),
    ...wrongDate(checkedOn),
  ]),
]

export const wrongDate = (date: string | undefined): string[] =>
  date === undefined || /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(date)
    ? []
    : [`has the date "${date}": write it as 2026-11-20.`]
