import type { Material } from './materials.ts'
import type { Sourced } from './sourced.ts'

/** The authority that collects the garbage. */
type Collector = Sourced & {
  /** For the start of a sentence: "The City of Oshawa". */
  name: string
  /** A whole sentence; {city} is the page's city. */
  text: string
  /** The contact, for the middle of a sentence: "the City of Oshawa". */
  ask: string
  /** Domain of the website with its list of rules: "durham.ca". */
  site: string
}

/** A rule as pages show it. */
type ShownRule = Sourced & {
  materials: readonly Material[]
  /** Whether the authority takes the materials, at the curb or as the text says. */
  taken: boolean
  text: string
}

export type MunicipalRule = ShownRule & {
  /** high: from the authority itself. dated: from a newspaper, shown with its year. low: hidden until the owner confirms it. */
  trust: 'high' | 'dated' | 'low'
  /** The owner sets it to true after asking the municipality. */
  confirmed: boolean
}

type AuthorityFacts = {
  collector: Collector
  /** The first rule that names a material is used. */
  rules: readonly MunicipalRule[]
  /** ISO date of the last change to the wording, if known: part of the sitemap's lastmod of pages that show it. */
  updatedOn?: string
}

/** An authority as pages show it. */
export type Authority = {
  collector: Omit<Collector, 'name'>
  rules: readonly ShownRule[]
  updatedOn?: string
}

/** A collection authority: who collects in one or more cities, and by which rules. A city's record names the file. */
export type AuthorityRecord = AuthorityFacts & { shown: Authority }

/**
 * Adds the part of the authority that pages show. The build bundles only `shown` (data/cities/resolveCity.ts), so an unconfirmed
 * rule never reaches a browser.
 */
export const authorityRecord = (facts: AuthorityFacts): AuthorityRecord => {
  const { rules, updatedOn } = facts
  const { name: _, ...collector } = facts.collector
  const shown = rules
    .filter(({ trust, confirmed }) => confirmed || trust !== 'low')
    .map(({ trust: _, confirmed: __, ...rule }) => rule)
  return { ...facts, shown: { collector, rules: shown, ...(updatedOn ? { updatedOn } : {}) } }
}
