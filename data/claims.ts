/** A claim the site makes about the company, with room for what proves it. */
export type Claim = {
  /** As pages show it; may hold placeholders (data/facts.ts). */
  wording: string
  /** What proves it: a document, a count, a file. Undefined while there is none, and the launch list names the claim. */
  evidence: string | undefined
  /** ISO date of that evidence. */
  evidenceDate: string | undefined
}

const priceList = 'data/pricing.ts'

/** Every claim that recurs on the pages, written here once. */
export const claims = {
  sameDay: {
    wording: 'Same day when you book before {sameDayUntil}',
    evidence: undefined,
    evidenceDate: undefined,
  },
  nextDay: {
    wording: 'Same-day or next-day appointments',
    evidence: undefined,
    evidenceDate: undefined,
  },
  freeEstimates: {
    wording: 'Free estimates and quotes',
    evidence: undefined,
    evidenceDate: undefined,
  },
  priceFrom: {
    wording: 'From {minimum}',
    evidence: priceList,
    evidenceDate: undefined,
  },
  noHiddenFees: {
    wording: 'No hidden fees',
    evidence: undefined,
    evidenceDate: undefined,
  },
  volumePricing: {
    wording: 'Priced by the space it takes in the truck',
    evidence: priceList,
    evidenceDate: undefined,
  },
  insured: {
    wording: 'Fully insured and licensed',
    evidence: undefined,
    evidenceDate: undefined,
  },
  ecoFriendly: {
    wording: 'Eco-friendly donation and recycling',
    evidence: undefined,
    evidenceDate: undefined,
  },
  uniformed: {
    wording: 'A uniformed team',
    evidence: undefined,
    evidenceDate: undefined,
  },
  rating: {
    wording: '5 star rating',
    evidence: undefined,
    evidenceDate: undefined,
  },
  reviews: {
    wording: '100+ reviews',
    evidence: undefined,
    evidenceDate: undefined,
  },
  recommended: {
    wording: '100% recommended',
    evidence: undefined,
    evidenceDate: undefined,
  },
  truckCapacity: {
    wording: '40% more truck capacity',
    evidence: undefined,
    evidenceDate: undefined,
  },
  experience: {
    wording: 'Over 10 years on the job',
    evidence: undefined,
    evidenceDate: undefined,
  },
  noCreditCard: {
    wording: 'No credit card required to book',
    evidence: undefined,
    evidenceDate: undefined,
  },
  arrivalWindow: {
    wording: '{arrivalWindow} arrival windows',
    evidence: undefined,
    evidenceDate: undefined,
  },
  curbsideDiscount: {
    wording: '{curbsideDiscount} off curbside pickup',
    evidence: priceList,
    evidenceDate: undefined,
  },
} as const satisfies Record<string, Claim>
