import type { LaunchContent } from './launchContent.ts'

type Facts = Pick<LaunchContent, 'rules' | 'collectors' | 'depots'>

type Fact = { what: string; source: string; checkedOn?: string }

/** What nobody has ever compared with the live page it comes from, one line each. */
export const neverCompared = (facts: Facts): string[] =>
  allFacts(facts)
    .filter(({ checkedOn }) => checkedOn === undefined)
    .map(({ what, source }) => `${what} (${source})`)

/** What was last compared over 12 months ago. @param today ISO date */
export const comparedLongAgo = (facts: Facts, today: string): string[] => {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
  return allFacts(facts)
    .filter(({ checkedOn }) => checkedOn !== undefined && checkedOn < yearAgo)
    .map(({ what, source, checkedOn }) => `${what} (${source}, compared on ${checkedOn})`)
}

/** Rules that rest on no authority: shown with their year or not at all, until the owner has asked. */
export const unconfirmedRules = ({ rules }: Facts): string[] =>
  rules
    .filter(({ confirmed, trust }) => !confirmed && trust !== 'high')
    .map((rule) => `${describeRule(rule)} (${rule.source}${rule.trust === 'low' ? '; not shown' : ''})`)

/** One line for the build's output; undefined when every fact was compared within the last 12 months. */
export function staleFactsWarning(facts: Facts, today: string): string | undefined {
  const counts = [
    [neverCompared(facts).length, 'never compared with their live page'],
    [comparedLongAgo(facts, today).length, 'last compared over 12 months ago'],
  ] as const
  const parts = counts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`)
  return parts.length > 0 ? `Municipal facts: ${parts.join(', ')}. "npm run launch" names them.` : undefined
}

const allFacts = ({ rules, collectors, depots }: Facts): Fact[] => [
  ...rules.map((rule) => ({ ...rule, what: describeRule(rule) })),
  ...Object.entries(collectors).map(([regime, collector]) => ({
    ...collector,
    what: `${regime}: ${collector.name} collects`,
  })),
  ...Object.values(depots).map((depot) => ({ ...depot, what: `${depot.name}, ${depot.street}` })),
]

const describeRule = ({ regimes, materials, text }: Facts['rules'][number]) =>
  `${regimes.join(', ')}; ${materials.join(', ')}: ${text}`
