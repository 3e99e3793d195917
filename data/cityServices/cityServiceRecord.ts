import type { IconName } from '../iconNames.ts'

/** The four parts of the street directory on the home page and the city pages. */
export type Lot = 'yard' | 'house' | 'reno' | 'moving'

/**
 * One of the detailed services, offered in every city. The file's name is its slug: records/hot-tub-removal.ts is
 * /services/ajax/hot-tub-removal. Texts may hold placeholders (data/facts.ts), {city} included.
 */
export type CityServiceRecord = {
  /** As links and headings write it: "Hot tub removal". */
  name: string
  /** As titles write it: "Hot Tub Removal". */
  displayName: string
  /** As it reads mid-sentence: "we offer hot tub removal in Ajax". */
  serviceLower: string
  /** What people type into a search engine; the description of the page is built around it. */
  primaryKeyword: string
  lot: Lot
  /** Place in the street directory, over all four lots, from 1. */
  order: number
  /** Two or three sentences under the title. */
  description: string
  /** Shown after the six features every service shares; at most three. */
  features: readonly { icon: IconName; title: string; text: string }[]
  /** How the job goes, one or two sentences each, by someone who has done it. */
  additionalInfo: {
    /** What is taken apart, and how. */
    takenApart: string
    /** What is heavy or awkward, and what we bring for it. */
    heavy: string
    /** What cannot go on the truck with it. */
    cannotGo: string
    /** Where each material goes. */
    whereItGoes: string
  }
  /** What full service means here, where it is not the usual. */
  fullService?: string
  /** Headline of the closing band: "Reclaim the backyard." */
  closing: string
  /** Slugs of the services often done in the same visit, three or four, most usual first. */
  related: readonly string[]
  /** Slug of the direct service page on the same subject. */
  directService: string
  /** ISO date of the last change to the wording, when known: the sitemap's lastmod. */
  updatedOn?: string
}
