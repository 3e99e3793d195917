import type { IconName } from '../iconNames.ts'

/** A service with a page of its own. The file's name is its slug: records/yard-waste.ts is /services/yard-waste. */
export type DirectServiceRecord = {
  /** As menus write it: "Furniture and appliances". */
  name: string
  /** As titles write it: "Furniture & Appliance Removal". */
  displayName: string
  /** As it reads mid-sentence. */
  serviceLower: string
  /** What people type into a search engine. */
  primaryKeyword: string
  /** Place in menus and lists, from 1. */
  order: number
  icon: IconName
  /** Under the name in lists: "Couches, mattresses, fridges, stoves". */
  summary: string
  /** The page's heading. */
  title: string
  /** Two sentences under the heading. */
  description: string
  /** Four. */
  featureCards: readonly { icon: IconName; title: string; description: string }[]
  /** Twelve names of things. */
  removedItems: readonly string[]
  process: {
    title: string
    /** Four steps: two words, then a short phrase. */
    steps: readonly { title: string; text: string }[]
    /** Wording of the button in the box. */
    button: 'Schedule Removal' | 'Schedule Consultation'
    /** One line under the button. */
    note: string
  }
  closing: { title: string; text: string }
  /** Slugs of the detailed services on the same subject, two to four. */
  related: readonly string[]
  /** ISO date of the last change to the wording, when known: the sitemap's lastmod. */
  updatedOn?: string
}
