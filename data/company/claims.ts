import type { Claim } from './companySchema.ts'

const priceList = 'data/prices/pricing.ts'

/** Every claim on the pages. Texts name it in braces and never repeat it. */
export const claims = {
  sameDay: { wording: 'Same day when you book before {sameDayUntil}' },
  nextDay: { wording: 'Same-day or next-day appointments', short: 'Next day when you book later' },
  goneBySupper: { wording: 'Gone by supper' },
  freeEstimates: { wording: 'Free estimates and quotes', short: 'A free quote' },
  priceFrom: { wording: 'From {minimum}', evidence: priceList },
  noHiddenFees: { wording: 'No hidden fees' },
  priceFirst: { wording: 'We confirm the price on site, before anything is lifted' },
  agreedPrice: { wording: 'The price you agree to is the price you pay' },
  volumePricing: {
    wording: 'Priced by the space your load takes in the truck',
    short: 'You pay for the space your load takes in the truck',
    evidence: priceList,
  },
  volumeBased: { wording: 'Volume-based pricing', evidence: priceList },
  rate: {
    wording: 'Base rate: {perYard} per cubic yard',
    short: 'A base rate of {perYard} a cubic yard',
    evidence: priceList,
  },
  fullTruck: { wording: '{fullTruckYards} yards for the price of {fullTruckCharged}', evidence: priceList },
  samePrices: { wording: 'The prices are the same in every town', short: 'At the same prices' },
  payAfter: { wording: 'You pay when we’re done' },
  insured: { wording: 'Fully insured and licensed', short: 'Fully insured' },
  ecoFriendly: {
    wording: 'Eco-friendly donation and recycling',
    short: 'Donation and recycling before disposal',
  },
  reused: {
    wording: 'We donate what can be reused. We recycle metal, electronics and clean wood where we can',
  },
  uniformed: { wording: 'A uniformed team', short: 'In uniform' },
  swept: { wording: 'Swept clean' },
  careful: { wording: 'We protect your floors and door frames' },
  rating: { wording: '5 star rating' },
  reviews: { wording: '100+ reviews' },
  recommended: { wording: '100% recommended' },
  truckCapacity: { wording: '40% more truck capacity' },
  experience: { wording: 'Over 10 years on the job' },
  noCreditCard: { wording: 'No credit card required to book', short: 'No credit card required' },
  arrivalWindows: { wording: '{arrivalWindow} arrival windows' },
  curbside: { wording: '{curbsideDiscount} off curbside pickup', evidence: priceList },
} as const satisfies Record<string, Claim>

/** Under the buttons of the pages' heroes. A company without a rating leaves both stars and reviews out. */
export const assurances: { rating?: Claim; reviews?: Claim; insured: Claim } = {
  rating: claims.rating,
  reviews: claims.reviews,
  insured: claims.insured,
}
