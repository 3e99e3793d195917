import { slugOf } from '../records.ts'
import type { LaunchContent } from './launchContent.ts'

type Facts = Pick<LaunchContent, 'authorities' | 'depots'>

type Fact = { what: string; source: string; checkedOn?: string }

/** Facts never compared with the live page of their source, one line each. */
export const neverCompared = (facts: Facts): string[] =>
  allFacts(facts)
    .filter(({ checkedOn }) => checkedOn === undefined)
    .map(({ what, source }) => `${what} (${source})`)

/** Facts last compared over 12 months ago, one line each. @param today ISO date */
export const comparedLongAgo = (facts: Facts, today: string): string[] => {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
  return allFacts(facts)
    .filter(({ checkedOn }) => checkedOn !== undefined && checkedOn < yearAgo)
    .map(({ what, source, checkedOn }) => `${what} (${source}, compared on ${checkedOn})`)
}

/** Unconfirmed rules from another source than the authority: shown with their year, or hidden. */
export const unconfirmedRules = (facts: Facts): string[] =>
  allRules(facts)
    .filter(({ confirmed, trust }) => !confirmed && trust !== 'high')
    .map(({ what, source, trust }) => `${what} (${source}${trust === 'low' ? '; not shown' : ''})`)

/** One line for the build's output; undefined if every fact was compared within the last 12 months. */
export function staleFactsWarning(facts: Facts, today: string): string | undefined {
  const counts = [
    [neverCompared(facts).length, 'never compared with their live page'],
    [comparedLongAgo(facts, today).length, 'last compared over 12 months ago'],
  ] as const
  const parts = counts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`)
  return parts.length > 0 ? `Municipal facts: ${parts.join(', ')}. "npm run launch" names them.` : undefined
}

const allFacts = (facts: Facts): Fact[] => [
  ...allRules(facts),
  ...Object.entries(facts.authorities).map(([file, { collector }]) => ({
    ...collector,
    what: `${slugOf(file)}: ${collector.name} collects`,
  })),
  ...Object.values(facts.depots).map((depot) => ({ ...depot, what: `${depot.name}, ${depot.street}` })),
]

/** A rule of several authorities is one fact. */
function allRules({ authorities }: Facts) {
  const named = Object.entries(authorities).flatMap(([file, { rules }]) =>
    rules.map((rule) => ({ authority: slugOf(file), rule })),
  )
  return [...Map.groupBy(named, ({ rule }) => JSON.stringify(rule)).values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const { rule } = first
    const where = same.map(({ authority }) => authority).join(', ')
    return [{ ...rule, what: `${where}; ${rule.materials.join(', ')}: ${rule.text}` }]
  })
}
