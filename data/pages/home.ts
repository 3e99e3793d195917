import { claims } from '../company/claims.ts'
import type { Claim } from '../company/companySchema.ts'
import { fillTemplates } from '../fillTemplate.ts'
import type { IconName } from '../iconNames.ts'
import { facts } from '../prices/facts.ts'
import { listRecords } from '../records.ts'
import { cityServices } from '../services/cityServices.ts'
import type { DirectServiceRow } from '../services/directServices.ts'
import type { DirectServiceRecord } from '../services/serviceSchemas.ts'

/** A claim in two parts, one of them in large type. */
export type SplitClaim = { start: string; rest: string }

/** Texts of the load estimator. */
export type EstimatorWording = {
  /** Alternative text of the drawing of the truck. */
  drawing: string
  /** Label of the six rows. */
  rows: string
  /** Labels of the slider and of its two ends. */
  slider: string
  smallest: string
  largest: string
  /** Button that opens the list of items. */
  count: string
  /** Shown when the list of items could not be loaded. */
  uncountable: string
  /** Shown when the chosen size differs from the size of the counted items; with {yards} and {price}. */
  needs: string
  /** Shown instead of `needs` when the counted items need more than one truck; with {yards}. */
  needsMore: string
  /** Shown in place of a price for more than one truck; with {yards}. */
  overfull: { title: string; text: string }
}

/** Texts of the home page by section. They may have placeholders (data/prices/facts.ts and those below). */
export type HomePage = {
  hero: {
    /** The line over the headline, part of the page's heading. */
    kicker: string
    /** One line each. */
    headline: readonly string[]
    lead: string
    /** The start is in small type, the rest is the price. */
    priceTag: SplitClaim & { note: string }
    /** Beside the stars; a company without a rating leaves both out. */
    rating?: string
    reviews?: string
    insured: string
  }
  /** The row under the hero; each start is in large type. */
  facts: readonly SplitClaim[]
  whatWeRemove: { title: string; lead: string }
  ourServices: {
    title: string
    lead: string
    /** Label of the chips. */
    citiesLabel: string
    /** Under the chips, with {city}. */
    shownFor: string
  }
  pricing: {
    title: string
    lead: string
    estimator: EstimatorWording
    notes: readonly { icon: IconName; text: string }[]
  }
  beforeAfter: { title: string; galleryLink: string }
  howItWorks: {
    title: string
    /** Three steps. */
    steps: readonly { title: string; text: string }[]
    promises: readonly string[]
  }
  /** A company without reviews leaves the section out. */
  reviews?: {
    title: string
    /** The start is in large type, beside the stars. */
    rating: SplitClaim
    counts: readonly string[]
    text: string
    link: string
  }
  call: { title: string; text: string }
  /** ISO date of the last change to the wording: the sitemap's lastmod. */
  updatedOn: string
}

/** The facts, and the home page's own placeholders. */
const homeFacts = {
  ...facts,
  serviceCount: String(cityServices.length),
  // Components fill these placeholders.
  city: '{city}',
  yards: '{yards}',
  price: '{price}',
}

export const home = fillTemplates<HomePage>(
  {
    hero: {
      kicker: '{summary} in {region}',
      headline: ['Book before {sameDayUntil}.', '{GoneBySupper}.'],
      lead: 'Couches, reno debris, hot tubs or a whole house. You agree to the price, then we carry everything out and sweep up.',
      priceTag: { ...split(claims.priceFrom, 1), note: claims.noHiddenFees.wording },
      rating: claims.rating.wording,
      reviews: claims.reviews.wording,
      insured: claims.insured.wording,
    },
    facts: [
      split(claims.sameDay, 2),
      split(claims.arrivalWindows, 1),
      split(claims.truckCapacity, 2),
      split(claims.recommended, 1),
      split(claims.ecoFriendly, 1),
    ],
    whatWeRemove: {
      title: 'Point at your junk. We’ll carry it out.',
      lead: 'From any floor, shed or basement. You don’t lift a thing.',
    },
    ourServices: {
      title: '{serviceCount} services in your town.',
      lead: 'Pick your town, then the service. Each page gives prices and tells you how to get ready.',
      citiesLabel: 'Town',
      shownFor: 'These links go to the pages for {city}.',
    },
    pricing: {
      title: 'Pay for the space your load takes.',
      lead: 'Find the row that’s closest to your pile. Between two rows, you pay the larger price at most. {PriceFirst}.',
      estimator: {
        drawing: 'The truck from the side, filling from the cab to the tailgate',
        rows: 'Load size and price',
        slider: 'Load size',
        smallest: 'One fridge',
        largest: 'Full truck',
        count: 'Or count what you have',
        uncountable: 'The list of items didn’t load. Call us at {phone}.',
        needs: 'Your items take about {yards}. A load that size costs {price} at most.',
        needsMore: 'Your items take about {yards}, more than one truck.',
        overfull: {
          title: 'More than one truck',
          text: 'Your items take about {yards}, and one truck holds {fullTruckYards}. Call us for a price.',
        },
      },
      notes: [
        { icon: 'straighten', text: claims.rate.wording },
        { icon: 'payments', text: '{minimum} minimum' },
        { icon: 'localShipping', text: claims.curbside.wording },
        { icon: 'creditCardOff', text: claims.noCreditCard.wording },
        { icon: 'receiptLong', text: '{salesTax} is extra' },
      ],
    },
    beforeAfter: {
      title: 'Before and after.',
      galleryLink: 'See the whole gallery',
    },
    howItWorks: {
      title: 'One call, one visit, one price.',
      steps: [
        {
          title: 'Call, or send the form',
          text: 'Tell us what you want gone and where it is. You get {freeEstimatesShort}.',
        },
        {
          title: 'We arrive on time',
          text: 'You get {anArrivalWindow} arrival window. We look at the pile and give you the full price.',
        },
        {
          title: 'We do all the work',
          text: 'We lift, load and sweep up. You have a look, then you pay.',
        },
      ],
      promises: [
        claims.freeEstimates.wording,
        '{VolumeBased}, {noHiddenFees}',
        claims.nextDay.wording,
        claims.uniformed.wording,
        claims.experience.wording,
        claims.insured.wording,
      ],
    },
    reviews: {
      title: 'Read our reviews.',
      rating: split(claims.rating, 1),
      counts: [claims.reviews.wording, claims.recommended.wording],
      text: 'Our reviews are on {reviewsSite}, where we can’t edit them.',
      link: 'Read them on {reviewsSite}',
    },
    call: {
      title: 'Rather talk than type?',
      text: 'Call us, and you get {freeEstimatesShort} on the phone.',
    },
    updatedOn: '2026-11-29',
  },
  homeFacts,
  'data/pages/home.ts',
)

/** The claim's first words, and the rest of it. */
function split({ wording }: Claim, wordsAtStart: number): SplitClaim {
  const words = wording.split(' ')
  return { start: words.slice(0, wordsAtStart).join(' '), rest: words.slice(wordsAtStart).join(' ') }
}

/** Not in directServices.ts: only the home page needs icons and summaries. */
export const directServiceRows: readonly DirectServiceRow[] = listRecords(
  import.meta.glob<Pick<DirectServiceRecord, 'name' | 'order' | 'icon' | 'summary'>>(
    '../services/direct/records/*.ts',
    {
      eager: true,
      query: '?fields=name,order,icon,summary',
      import: 'default',
    },
  ),
)

/** The portal that shows our reviews; undefined without its settings. Both URLs contain our account id. */
export const reviewsPortal =
  REVIEWS_ACCOUNT_ID && REVIEWS_SCRIPT_URL && REVIEWS_FRAME_URL
    ? { script: forAccount(REVIEWS_SCRIPT_URL), frame: forAccount(REVIEWS_FRAME_URL) }
    : undefined

function forAccount(url: string): string {
  const own = new URL(url)
  own.searchParams.set('account', REVIEWS_ACCOUNT_ID)
  return own.href
}
