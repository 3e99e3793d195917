import { pricingTiers } from '#data/pricing/pricing.ts'
import { business, webSite } from '#data/structuredData/business.ts'
import { tierOffer } from '#data/structuredData/service.ts'

export const structuredData = (_content: object, origin: string) => [
  webSite(origin),
  { ...business(origin), makesOffer: pricingTiers.map(tierOffer) },
]
