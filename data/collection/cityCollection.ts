import { groupBy } from '../groupBy.ts'
import { latestDate } from '../latestDate.ts'
import { paths } from '../paths.ts'
import type { Authority, ShownRule } from './authorityRecord.ts'
import { type Answer, adviseOn, capitalize } from './collectionAdvice.ts'
import type { ShownDepot } from './depots.ts'
import { listMaterials, type Material } from './materials.ts'
import { noteOf, type SourceNote } from './sourced.ts'

/** What a page answers to "Will the town take it?". */
export type CityCollection = {
  collector: { text: string; source: SourceNote }
  /** One for each rule that may be shown. */
  rules: readonly { materials: string; text: string; source: SourceNote }[]
  /** One sentence on the materials that no shown rule covers; undefined when every material is covered. */
  unconfirmed: string | undefined
  /** The load is mainly of those materials: the sentence stands before the rules. */
  unconfirmedLeads: boolean
  /** The curb, a depot, or us. */
  advice: string
  /** Where the advice is for a part of the load: what else we take, up to the link that ends the sentence. */
  rest: { text: string; link: string; href: string } | undefined
  depots: readonly { name: string; place: string }[]
  depotSource: string
  /** The latest known date of what is shown. */
  updatedOn: string | undefined
}

/** What it takes of a city. */
type CollectingCity = { name: string; authority: Authority; depots: readonly ShownDepot[] }

/** Answers for one city and one load. The cheapest answer for the visitor comes before our own service. */
export function cityCollection(
  { name, authority, depots }: CollectingCity,
  materials: readonly Material[],
): CityCollection {
  const { collector } = authority
  const listed = depots.filter(({ accepts }) => !accepts || materials.some((one) => accepts.includes(one)))
  const ruleOn = (material: Material) => authority.rules.find((rule) => rule.materials.includes(material))
  const rules = [...groupBy(materials, ruleOn)].flatMap(([rule, covered]) => (rule ? { rule, covered } : []))
  const parts = groupBy(materials, (material) => answerOn(material, ruleOn(material), listed))
  const { text: advice, rest } = adviseOn(parts, { ask: collector.ask, depots: listed })
  const open = parts.get('open')

  return {
    collector: { text: collector.text, source: noteOf(collector) },
    rules: rules.map(({ rule, covered }) => ({
      materials: capitalize(listMaterials(covered)),
      text: rule.text,
      source: noteOf(rule),
    })),
    unconfirmed: open
      ? `About ${listMaterials(open)} we can’t say for sure: we haven’t confirmed the rule in ${name}.`
      : undefined,
    unconfirmedLeads: [...parts.keys()][0] === 'open',
    advice,
    rest: rest ? { text: rest, link: 'our can’t-take list', href: paths.cannotTake } : undefined,
    depots: listed,
    depotSource: [...new Set(listed.map(({ source }) => source))].join(', '),
    updatedOn: latestDate(
      authority.updatedOn,
      ...[collector, ...rules.map(({ rule }) => rule), ...listed].map(({ checkedOn }) => checkedOn),
    ),
  }
}

function answerOn(material: Material, rule: ShownRule | undefined, listed: readonly ShownDepot[]): Answer {
  if (rule) return rule.verdict === 'curb' && rule.housesOnly ? 'curbAtHouses' : rule.verdict
  return listed.some(({ accepts }) => accepts?.includes(material)) ? 'accepted' : 'open'
}

/** The city's depots for hazardous waste, with their sources. Most cities have none that is known. */
export const hazardousDepots = ({
  depots,
}: Pick<CollectingCity, 'depots'>): { text: string; source: SourceNote }[] =>
  depots
    .filter(({ hazardous }) => hazardous)
    .map((depot) => ({ text: `${depot.name}: ${depot.place}.`, source: noteOf(depot) }))
