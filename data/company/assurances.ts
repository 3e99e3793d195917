import { claims } from './claims.ts'
import type { Claim } from './companySchema.ts'

/** Under the buttons of the pages' heroes. A company without a rating leaves both stars and reviews out. */
export const assurances: { rating?: Claim; reviews?: Claim; insured: Claim } = {
  rating: claims.rating,
  reviews: claims.reviews,
  insured: claims.insured,
}
