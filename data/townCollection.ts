import type { City } from './cities/cities.ts'
import { fillTemplate } from './fillTemplate.ts'
import { type Material, materials as materialNames } from './materials.ts'
import { collectors, depots, type MunicipalRule, municipalRules } from './municipalRules.ts'

/** Where a statement comes from, ready to read: "The Oshawa Express, 2020", with a link where there is one. */
type SourceNote = { text: string; address: string | undefined }

/** What a page answers to "Will the town take it?". */
export type TownCollection = {
  /** Who collects there. */
  collector: { text: string; source: SourceNote }
  /** One for each rule that may be shown. */
  rules: readonly { materials: string; text: string; source: SourceNote }[]
  /** What no rule that may be shown covers, in one sentence; undefined when all is covered. */
  unconfirmed: string | undefined
  /** The curb, a depot, or us. */
  advice: string
  depots: readonly { name: string; street: string; takes: string }[]
  depotSource: string
}

const isShowable = ({ trust, confirmed }: MunicipalRule) => confirmed || trust !== 'low'

const hauledElsewhere: readonly Material[] = ['electronics']

/** Computed from the rules (municipalRules.ts) for a town and what a load is made of, the town's interest before ours. */
export function townCollection(
  city: Pick<City, 'name' | 'regime' | 'depots'>,
  materials: readonly Material[],
): TownCollection {
  const collector = collectors[city.regime]
  const found = materials.map((material) => ({ material, rule: findRule(city, material) }))
  const shown = new Map<MunicipalRule, Material[]>()
  for (const { material, rule } of found) if (rule) shown.set(rule, [...(shown.get(rule) ?? []), material])
  const open = found.filter(({ rule }) => !rule).map(({ material }) => material)
  const wanted = materials.some((material) => hauledElsewhere.includes(material))
  const listed = city.depots
    .map((name) => depots[name])
    .filter(({ takes }) => wanted || !takes.includes('electronic'))

  return {
    collector: { text: fillTemplate(collector.text, { city: city.name }), source: noteOf(collector) },
    rules: [...shown].map(([rule, covered]) => ({
      materials: listNames(covered),
      text: rule.text,
      source: noteOf(rule),
    })),
    unconfirmed: open.length
      ? `About ${listNames(open).toLowerCase()} we can’t say for sure: we haven’t confirmed the rule in ${city.name}.`
      : undefined,
    advice: advise(
      found.map(({ rule }) => rule?.verdict),
      listed.length > 0,
      collector.ask,
    ),
    depots: listed,
    depotSource: [...new Set(listed.map(({ source }) => source))].join(', '),
  }
}

const findRule = ({ regime }: Pick<City, 'regime'>, material: Material) =>
  municipalRules.find(
    (rule) => rule.regimes.includes(regime) && rule.materials.includes(material) && isShowable(rule),
  )

/** Plain advice, by the verdict on what the load is mainly made of. */
function advise(
  [main, ...others]: readonly (MunicipalRule['verdict'] | undefined)[],
  hasDepot: boolean,
  ask: string,
): string {
  const ourselves = hasDepot ? 'A depot if you can load and drive it, or us if you can’t.' : 'That leaves us.'
  if (main === 'curb')
    return 'So if it can wait for collection day, and you can carry it out, the curb is the cheapest answer. If not, call us.'
  if (main === 'booked') return `So book it with ${ask} first. If their day is too far off, call us.`
  if (main === 'notTaken') return `So the curb is out. ${ourselves}`
  if (others.includes('notTaken'))
    return `So part of it is no job for the curb. One call to ${ask} settles the rest, and we take whatever they won’t.`
  if (others.includes('curb'))
    return `So put out what they take, and ask ${ask} about the rest before you drag it to the road. What’s left is ours.`
  return `So ask ${ask} first: their yes costs you less than we do. If it’s a no, or it can’t wait, call us.`
}

const noteOf = ({
  source,
  sourceYear,
  address,
}: MunicipalRule | (typeof collectors)['oshawa']): SourceNote => ({
  text: sourceYear ? `${source}, ${sourceYear}` : source,
  address,
})

const conjunction = new Intl.ListFormat('en-CA', { type: 'conjunction' })

/** "Furniture and mattresses and box springs". */
const listNames = (list: readonly Material[]) =>
  conjunction.format(
    list.map((material, index) =>
      index === 0 ? materialNames[material] : materialNames[material].toLowerCase(),
    ),
  )
