import type { IconName } from '../../iconNames.ts'
import type { TypicalLoad } from '../../pricing/loadPrices.ts'
import type { Destination, Feature, Question } from '../serviceSubstance.ts'

/** A service with one page for the whole region. The file name is its slug: records/yard-waste.ts is /services/yard-waste. */
export type DirectServiceRecord = {
  /** As menus write it: "Furniture and appliances". */
  name: string
  /** As titles write it: "Furniture & Appliance Removal". */
  displayName: string
  /** The service as it reads in the middle of a sentence. */
  serviceLower: string
  /** What people type into a search engine. */
  primaryKeyword: string
  /** Position in menus and lists, from 1. */
  order: number
  icon: IconName
  /** Under the name in lists: "Couches, mattresses, fridges, stoves". */
  summary: string
  /** The page's heading. */
  title: string
  /** Two sentences under the heading. */
  description: string
  /** The four cards under the hero. */
  featureCards: readonly { icon: IconName; title: string; description: string }[]
  /** Twelve names of items. */
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
  /** Heading over the typical loads: "What a pickup costs". */
  costTitle: string
  /** Three or four typical loads, smallest first. */
  loads: readonly TypicalLoad[]
  /** What makes the load a size larger, within the published prices; two or three sentences. */
  dearer: readonly string[]
  /** What keeps the load small; two or three sentences. */
  cheaper: readonly string[]
  /** What to do before we arrive; three or four. */
  preparation: readonly Feature[]
  /** How the job is done, two or three sentences from experience. */
  howWeDoIt: string
  /** What the truck cannot take with it, and who takes it instead. */
  cannotGo: string
  /** Heading over the destinations. */
  destinationsTitle: string
  /** Four to six parts of a load, and where each ends up. */
  destinations: readonly Destination[]
  /** Four questions with their answers. */
  questions: readonly Question[]
  closing: { title: string; text: string }
  /** Slugs of two to four city services on the same subject. */
  related: readonly string[]
  /** ISO date on which the owner confirmed loads, notes and destinations. The launch list names a service without one. */
  confirmedOn?: string
  /** ISO date of the last change to the wording, if known: the sitemap's lastmod. */
  updatedOn?: string
}
