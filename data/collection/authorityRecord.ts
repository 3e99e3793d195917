import type { Material } from './materials.ts'
import type { Sourced } from './sourced.ts'

/** Who collects in an authority. */
type Collector = Sourced & {
  /** As it stands at the start of a sentence. */
  name: string
  /** Whole sentence; {city} is the town the page is about. */
  text: string
  /** Whom to ask, as it stands mid-sentence. */
  ask: string
}

/** What becomes of a material: at the curb, by a booked pickup, at the site the rule names, or none of these. */
export type Verdict = 'curb' | 'booked' | 'depot' | 'notTaken'

/** What a page shows of a rule. */
export type ShownRule = Sourced & {
  materials: readonly Material[]
  verdict: Verdict
  text: string
  /** The source speaks of houses alone, and so must the page. */
  housesOnly?: true
}

export type MunicipalRule = ShownRule & {
  /** high: an authority says so. dated: a paper said so, shown with its year. low: not shown until the owner confirms it. */
  trust: 'high' | 'dated' | 'low'
  /** Set to true by the owner once confirmed with the municipality. */
  confirmed: boolean
}

type AuthorityFacts = {
  collector: Collector
  /** The most particular rule for a material stands first. */
  rules: readonly MunicipalRule[]
  /** ISO date of the last change to the wording, when known: pages that show it take it for the sitemap's lastmod. */
  updatedOn?: string
}

/** What pages show of an authority. */
export type Authority = {
  collector: Omit<Collector, 'name'>
  rules: readonly ShownRule[]
  updatedOn?: string
}

/** Who collects the garbage in one or more towns, and by which rules. The file's name is what a town's record names. */
export type AuthorityRecord = AuthorityFacts & { shown: Authority }

/**
 * A record with what pages show of it worked out. The build bundles `shown` alone (data/cities/resolveCity.ts): a rule that nobody
 * has confirmed never reaches a browser, and appears as soon as its record says `confirmed: true`.
 */
export const authorityRecord = (facts: AuthorityFacts): AuthorityRecord => {
  const { rules, updatedOn } = facts
  const { name: _, ...collector } = facts.collector
  const shown = rules
    .filter(({ trust, confirmed }) => confirmed || trust !== 'low')
    .map(({ trust: _, confirmed: __, ...rule }) => rule)
  return { ...facts, shown: { collector, rules: shown, ...(updatedOn ? { updatedOn } : {}) } }
}
