import type { AuthorityRecord } from '../collection/authorityRecord.ts'
import type { Depot } from '../collection/depots.ts'
import type { Sourced } from '../collection/sourced.ts'
import { isDay } from '../quote/preferredDay.ts'
import { dateFaults, unknownMaterials } from './checkFields.ts'

/** What is wrong with a collection authority and its rules. @param today ISO date */
export const authorityFaults = ({ collector, rules }: AuthorityRecord, today: string): string[] => [
  ...sourceFaults(collector, collector.name, today),
  ...(/^[\w-]+(\.[\w-]+)+$/.test(collector.site)
    ? []
    : [`has the site "${collector.site}": write the domain alone, such as durham.ca.`]),
  ...rules.flatMap((rule) => [
    ...sourceFaults(rule, rule.text, today),
    ...unknownMaterials(rule.materials, `the materials of "${rule.text}"`),
    ...(rule.materials.length > 0 ? [] : [`has no material for "${rule.text}". Name one.`]),
    ...(rule.trust === 'dated' && !rule.sourceYear
      ? [`has no sourceYear for "${rule.text}". Pages show the year of a dated rule.`]
      : []),
  ]),
]

/** What is wrong with the public depots. @param today ISO date */
export const depotFaults = (depots: readonly Depot[], today: string): string[] =>
  depots.flatMap((depot) => [
    ...sourceFaults(depot, depot.name, today),
    ...unknownMaterials(depot.accepts ?? [], `the materials of "${depot.name}"`),
  ])

const sourceFaults = ({ source, checkedOn }: Sourced, about: string, today: string): string[] => [
  ...(source.trim() ? [] : [`has no source for "${about}". Name the source.`]),
  ...dateFaults(checkedOn).map((fault) => `${fault} It is the checkedOn of "${about}".`),
  ...(checkedOn !== undefined && checkedOn > today && isDay(checkedOn)
    ? [`has a checkedOn in the future, ${checkedOn}, for "${about}". Correct the day.`]
    : []),
]
