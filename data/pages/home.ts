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

/** The facts, and the home page's own placeholders. */
const homeFacts = {
  ...facts,
  serviceCount: String(cityServices.length),
  // Components fill these placeholders.
  city: '{city}',
  yards: '{yards}',
  price: '{price}',
}

/** Texts of the home page by section. They may have placeholders (data/prices/facts.ts and those above). */
const wording = fillTemplates(
  {
    hero: {
      /** The line over the headline, part of the page's heading. */
      kicker: '{summary} in {region}',
      /** One line each. */
      headline: ['Book before {sameDayUntil}.', '{GoneBySupper}.'],
      lead: 'Couches, reno debris, hot tubs or a whole house. You agree to the price, then we carry everything out and sweep up.',
      /** The start is in small type, the rest is the price. */
      priceTag: { ...split(claims.priceFrom, 1), note: claims.noHiddenFees.wording },
    },
    /** The row under the hero; each start is in large type. */
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
    },
    pricing: {
      title: 'Pay for the space your load takes.',
      lead: 'Find the row that’s closest to your pile. Between two rows, you pay the larger price at most. {PriceFirst}.',
      estimator: {
        /** Alternative text of the drawing of the truck. */
        drawing: 'The truck from the side, filling from the cab to the tailgate',
        /** Label of the six rows. */
        rows: 'Load size and price',
        /** Labels of the slider and of its two ends. */
        slider: 'Load size',
        smallest: 'One fridge',
        largest: 'Full truck',
        /** Button that opens the list of items. */
        count: 'Or count what you have',
        /** Shown when the list of items could not be loaded. */
        uncountable: 'The list of items didn’t load. Call us at {phone}.',
        /** Shown when the chosen size differs from the size of the counted items; with {yards} and {price}. */
        needs: 'Your items take about {yards}. A load that size costs {price} at most.',
        /** Shown instead of `needs` when the counted items need more than one truck; with {yards}. */
        needsMore: 'Your items take about {yards}, more than one truck.',
        /** Shown in place of a price for more than one truck; with {yards}. */
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
      ] satisfies { icon: IconName; text: string }[],
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
      /** Label of the promises, where a small screen shows them folded. */
      promisesLabel: 'What you can count on',
      promises: [
        claims.freeEstimates.wording,
        '{VolumeBased}, {noHiddenFees}',
        claims.nextDay.wording,
        claims.uniformed.wording,
        claims.experience.wording,
        claims.insured.wording,
      ],
    },
    // A company without reviews leaves the section out.
    reviews: {
      title: 'Read our reviews.',
      /** The start is in large type, beside the stars. */
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

type Wording = typeof wording

export type HomePage = Omit<Wording, 'reviews'> & {
  reviews?: { title: string; rating: SplitClaim; counts: readonly string[]; text: string; link: string }
}

export type EstimatorWording = HomePage['pricing']['estimator']

export const home: HomePage = wording

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
