import { groupBy } from '../groupBy.ts'
import { latestDate } from '../latestDate.ts'
import type { Authority } from './authorityRecord.ts'
import type { ShownDepot } from './depots.ts'
import { listMaterials, type Material } from './materials.ts'
import { noteOf, type SourceNote } from './sourced.ts'

/** Texts about the municipality's own pickup of a load. */
export type CityCollection = {
  /** A text for each confirmed rule and depot, with its part of the load. Often empty. */
  answers: readonly { materials: string; text: string; source: SourceNote }[]
  /** When the municipality is cheaper than we are. */
  advice: string
  /** To the municipality's own list. */
  link: { label: string; href: string }
  /** The latest known date of what is shown. */
  updatedOn: string | undefined
}

/** The fields of a city needed here. */
type CollectingCity = { authority: Authority; depots: readonly ShownDepot[] }

/** For one city and one load, the main material first. */
export function cityCollection(
  { authority, depots }: CollectingCity,
  materials: readonly Material[],
): CityCollection {
  const { collector, rules } = authority
  const answerOn = (material: Material) =>
    rules.find((rule) => rule.materials.includes(material)) ??
    depots.find(({ accepts }) => accepts?.includes(material))
  const parts = groupBy(materials, answerOn)
  const answered = [...parts].flatMap(([answer, part]) => (answer ? { answer, part } : []))

  return {
    answers: answered.map(({ answer, part }) => ({
      materials: capitalize(listMaterials(part)),
      text: 'place' in answer ? `At the ${answer.name}, ${answer.place}.` : answer.text,
      source: noteOf(answer),
    })),
    advice: adviseOn({
      ask: collector.ask,
      open: parts.get(undefined) ?? [],
      isTaken: answered.some(({ answer }) => 'place' in answer || answer.taken),
    }),
    link: { label: `Check at ${collector.site}`, href: `https://${collector.site}` },
    updatedOn: latestDate(
      authority.updatedOn,
      ...[collector, ...answered.map(({ answer }) => answer)].map(({ checkedOn }) => checkedOn),
    ),
  }
}

type LoadAnswers = {
  ask: string
  /** Materials without a rule. */
  open: readonly Material[]
  /** Whether the authority takes any of the other materials. */
  isTaken: boolean
}

function adviseOn({ ask, open, isTaken }: LoadAnswers): string {
  if (open.length > 0) return `If they take ${listMaterials(open, 'or')}, that’s cheaper than calling us.`
  return isTaken
    ? 'If that works for you, it’s cheaper than calling us.'
    : `Call us, or ask ${ask} about a depot.`
}

/** The city's depots for hazardous waste, with their sources. Most cities have none that is known. */
export const hazardousDepots = ({
  depots,
}: Pick<CollectingCity, 'depots'>): { text: string; source: SourceNote }[] =>
  depots
    .filter(({ hazardous }) => hazardous)
    .map((depot) => ({ text: `${depot.name}: ${depot.place}.`, source: noteOf(depot) }))

/** For the start of a sentence. */
export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
