import { site } from '../company/site.ts'
import { latestDate } from '../records.ts'
import { depotsRunBy, noteOf, type ShownDepot } from './depots.ts'
import type { Authority } from './loadCity.ts'

/** The fields of a city needed here. */
type CollectingCity = { authority: Authority; depots: readonly ShownDepot[] }

/** The collection texts for one city and one load. @param materials the main one first */
export function cityCollection({ authority, depots }: CollectingCity, materials: readonly Material[]) {
  const { collector, rules } = authority
  const answerOn = (material: Material) =>
    rules.find((rule) => rule.materials.includes(material)) ??
    depots.find(({ accepts }) => accepts?.includes(material))
  const parts = Map.groupBy(materials, answerOn)
  const answered = [...parts].flatMap(([answer, part]) => (answer ? { answer, part } : []))
  const refused = answered.filter(({ answer }) => !('place' in answer || answer.taken))
  const isRefused = !parts.has(undefined) && refused.length === answered.length

  return {
    /** A text for each confirmed rule and depot, with its part of the load. Often empty. */
    answers: answered.map(({ answer, part }) => ({
      materials: capitalize(listMaterials(part)),
      text: 'place' in answer ? `At the ${answer.name}, ${answer.place}.` : answer.text,
      source: noteOf(answer),
    })),
    /** When the municipality is cheaper than we are; if it takes nothing of the load, the depot or the authority to ask. */
    advice: isRefused
      ? `Call us, or ask ${depotFor(depots) ?? `${collector.ask} about a depot`}.`
      : `If ${collector.ask} takes ${refused.length > 0 ? 'anything else you have' : 'what you have'}, that’s cheaper than calling us.`,
    /** Link to the municipality's own list. */
    link: { label: `Check at ${collector.site}`, href: `https://${collector.site}` },
    /** Latest known date of the shown facts. */
    updatedOn: latestDate(
      authority.updatedOn,
      ...[collector, ...answered.map(({ answer }) => answer)].map(({ checkedOn }) => checkedOn),
    ),
  }
}

/** Texts about the municipality's own pickup of a load. */
export type CityCollection = ReturnType<typeof cityCollection>

/** The operator and the place of the first depot for every material; undefined where none is known. */
function depotFor(depots: CollectingCity['depots']): string | undefined {
  const depot = depots.find(({ accepts }) => !accepts)
  return depot && `${depotsRunBy} about the ${depot.name}, ${depot.place}`
}

/** The city's known depots for hazardous waste, with their sources. Empty for most cities. */
export const hazardousDepots = ({ depots }: Pick<CollectingCity, 'depots'>) =>
  depots
    .filter(({ hazardous }) => hazardous)
    .map((depot) => ({ text: `${depot.name}: ${depot.place}.`, source: noteOf(depot) }))

/** For the start of a sentence. */
export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Materials of loads, as named in collection rules. Without "and" and commas, so that several can be listed. */
export const materials = {
  furniture: 'Furniture',
  mattress: 'Mattresses',
  appliances: 'Appliances',
  electronics: 'Electronics',
  metal: 'Scrap metal',
  carpet: 'Carpet',
  lumber: 'Lumber',
  drywall: 'Drywall',
  doors: 'Doors',
  cabinetry: 'Cabinetry',
  flooring: 'Flooring',
  tile: 'Tile',
  fixtures: 'Plumbing fixtures',
  concrete: 'Concrete',
  brick: 'Brick',
  pavers: 'Pavers',
  yardWaste: 'Yard waste',
  garbage: 'Bagged household garbage',
  recyclables: 'Blue box recyclables',
  largeItems: 'Large items',
} as const satisfies Record<string, string>

export type Material = keyof typeof materials

const lists = new Intl.ListFormat(site.language, { type: 'conjunction' })

/** For the middle of a sentence: "lumber, drywall and scrap metal". */
const listMaterials = (list: readonly Material[]): string =>
  lists.format(list.map((material) => materials[material].toLowerCase()))
