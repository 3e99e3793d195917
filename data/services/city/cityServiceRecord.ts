import type { FitsSetting } from '../../cities/placeSettings.ts'
import type { Material } from '../../collection/materials.ts'
import type { TypicalLoad } from '../../pricing/loadPrices.ts'
import type { Destination, Feature, Question } from '../serviceSubstance.ts'

/** The four groups of the service directory on the home page and the city pages. */
export type ServiceGroup = 'yard' | 'house' | 'reno' | 'moving'

/**
 * A service with a page in every city. The file name is its slug: records/hot-tub-removal.ts is /services/ajax/hot-tub-removal.
 * Texts may have placeholders (data/pricing/facts.ts) and {city}.
 */
export type CityServiceRecord = {
  /** As links and headings write it: "Hot tub removal". */
  name: string
  /** As titles write it: "Hot Tub Removal". */
  displayName: string
  /** As it reads mid-sentence: "we offer hot tub removal in Ajax". */
  serviceLower: string
  /** What people type into a search engine; the page's meta description has it. */
  primaryKeyword: string
  group: ServiceGroup
  /** Position in the service directory, across all four groups, from 1. */
  order: number
  /** Two or three sentences under the title. */
  description: string
  /** Shown after the six features that every service has; at most three, and two keep the page short. */
  features: readonly Feature[]
  /** How the job is done, one or two sentences each, from experience. */
  additionalInfo: {
    /** What is taken apart, and how. */
    takenApart: string
    /** Heading over `takenApart` where nothing is taken apart: "How we load it". */
    takenApartTitle?: string
    /** What is heavy or awkward, and what we bring for it. */
    heavy: string
    /** What the truck cannot take with it. */
    cannotGo: string
  }
  /** Heading over the typical loads: "What a hot tub costs to remove". */
  costTitle: string
  /** Three typical loads, smallest first. */
  loads: readonly TypicalLoad[]
  /** What makes the load a size larger, within the published prices; one or two sentences. */
  dearer: readonly string[]
  /** What keeps the load small; one or two sentences. */
  cheaper: readonly string[]
  /** Keeps the curbside discount out of `cheaper`: the load cannot be brought to the curb, or the texts name the discount already. */
  hidesCurbside?: true
  /** The prices of the loads are those before a discount: search engines get none of them as an offer. */
  pricedBeforeDiscount?: true
  /**
   * What to do before we arrive: two for every place (without `fits`) and one for each kind. A page shows the two and those for
   * two of its city's three kinds.
   */
  preparation: readonly (Feature & FitsSetting)[]
  /**
   * Getting it out: two for every place and one for each kind; the title is a question ("In a tower?"). A page shows three:
   * one for every place, a different one in the next city, and those for two of its city's three kinds.
   */
  access: readonly (Feature & FitsSetting)[]
  /** Heading over the destinations: "Where your tub goes". */
  destinationsTitle: string
  /** Four destinations: of the reused, the recycled and the other parts of the load. */
  destinations: readonly Destination[]
  /** What the load is made of, the main material first. The page says what the municipality does with them. */
  materials: readonly Material[]
  /** Four for every place and one for each kind. A page shows three, chosen as for `access`. */
  questions: readonly (Question & FitsSetting)[]
  /** What full service means, where it differs from other services. */
  fullService?: string
  /** Headline of the closing band: "Reclaim the backyard." */
  closing: string
  /** Slugs of three or four services often done in the same visit, most frequent first. */
  related: readonly string[]
  /** Slug of the direct service page on the same subject. */
  directService: string
  /** ISO date on which the owner confirmed loads, notes and destinations. The launch list names a service without one. */
  confirmedOn?: string
  /** ISO date of the last change to the wording, if known: the sitemap's lastmod. */
  updatedOn?: string
}
