import { type FitsSetting, placeSettings } from '../cities/placeSettings.ts'
import type { AuthorityRecord } from '../collection/authorityRecord.ts'
import type { Depot } from '../collection/depots.ts'
import { materials } from '../collection/materials.ts'
import type { Sourced } from '../collection/sourced.ts'

/** "names "x" in field" for each name that has no record. */
export const unknown = (named: readonly string[], there: Set<string>, field: string): string[] =>
  named
    .filter((slug) => !there.has(slug))
    .map((slug) => `names "${slug}" in ${field}, and there is no such record.`)

/** Kinds of place that placeSettings.ts doesn't have. */
export const unknownSettings = (settings: readonly string[], field: string): string[] =>
  unknown(settings, new Set<string>(placeSettings), field)

/** Materials that materials.ts doesn't have. */
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

/** What is wrong with who collects in an authority and with its rules, each fault naming its rule. @param today ISO date */
export const authorityFaults = ({ collector, rules }: AuthorityRecord, today: string): string[] => [
  ...sourceFaults(collector, collector.name, today),
  ...rules.flatMap((rule) => [
    ...sourceFaults(rule, rule.text, today),
    ...unknownMaterials(rule.materials).map((fault) => `${fault.slice(0, -1)}: "${rule.text}"`),
    ...(rule.materials.length > 0 ? [] : [`names no material for "${rule.text}"`]),
    ...(rule.trust === 'dated' && !rule.sourceYear ? [`shows no year of the source of "${rule.text}"`] : []),
  ]),
]

/** What is wrong with the depots. @param today ISO date */
export const depotFaults = (depots: readonly Depot[], today: string): string[] =>
  depots.flatMap((depot) => [
    ...sourceFaults(depot, depot.name, today),
    ...unknownMaterials(depot.accepts ?? []).map((fault) => `${fault.slice(0, -1)}: "${depot.name}"`),
  ])

/** A fact says where it comes from, and nobody has compared it with anything tomorrow. */
const sourceFaults = ({ source, checkedOn }: Sourced, about: string, today: string): string[] => [
  ...(source.trim() ? [] : [`names no source for "${about}"`]),
  ...wrongDate(checkedOn).map((fault) => `${fault} It stands by "${about}".`),
  ...(checkedOn !== undefined && checkedOn > today && isDay(checkedOn)
    ? [`has checked "${about}" on ${checkedOn}, which is yet to come.`]
    : []),
]

/** A day written as anything but 2026-11-20, or one that no calendar has. */
export const wrongDate = (date: string | undefined): string[] =>
  date === undefined || isDay(date) ? [] : [`has the date "${date}": write it as 2026-11-20.`]

/** Other spellings, and 30 February, come out as another day or none. */
const isDay = (text: string): boolean => {
  const date = new Date(text)
  return !Number.isNaN(date.valueOf()) && date.toISOString().slice(0, 10) === text
}
