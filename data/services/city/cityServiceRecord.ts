import type { FitsSetting } from '../../cities/placeSettings.ts'
import type { Material } from '../../collection/materials.ts'
import type { IconName } from '../../iconNames.ts'
import type { Destination, Question, TypicalLoad } from '../serviceSubstance.ts'

/** The four parts of the street directory on the home page and the city pages. */
export type Lot = 'yard' | 'house' | 'reno' | 'moving'

/**
 * One of the detailed services, offered in every city. The file's name is its slug: records/hot-tub-removal.ts is
 * /services/ajax/hot-tub-removal. Texts may hold placeholders (data/company/facts.ts), {city} included.
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
  }
  /** Heading over the typical loads: "What a hot tub costs to remove". */
  costTitle: string
  /** Three, smallest first. */
  loads: readonly TypicalLoad[]
  /** What takes the load up a size, within the published prices; two or three whole sentences, one each. */
  dearer: readonly string[]
  /** What keeps it down, likewise. */
  cheaper: readonly string[]
  /**
   * What to do before we arrive: two that every visitor must read (no fits), and one for each kind of place. A page shows the two
   * and those of the city's settings.
   */
  preparation: readonly ({ icon: IconName; title: string; text: string } & FitsSetting)[]
  /**
   * Getting it out: two for every place, and one for each kind; the title is the question it answers ("In a tower?"). A page shows
   * four: those of the city's settings, and one for every place, which takes turns from city to city.
   */
  access: readonly ({ icon: IconName; title: string; text: string } & FitsSetting)[]
  /** Heading over the destinations: "Where your tub goes". */
  destinationsTitle: string
  /** Four to six. */
  destinations: readonly Destination[]
  /** What the load is made of, most usual first: decides which collection rules the page shows. */
  materials: readonly Material[]
  /** Four for every place, one for each kind; a page shows four, chosen like those of access. */
  questions: readonly (Question & FitsSetting)[]
  /** What full service means here, where it is not the usual. */
  fullService?: string
  /** Headline of the closing band: "Reclaim the backyard." */
  closing: string
  /** Slugs of the services often done in the same visit, three or four, most usual first. */
  related: readonly string[]
  /** Slug of the direct service page on the same subject. */
  directService: string
  /** ISO date on which the owner confirmed loads, notes and destinations; until then the launch list names the service. */
  confirmedOn?: string
  /** ISO date of the last change to the wording, when known: the sitemap's lastmod. */
  updatedOn?: string
}
