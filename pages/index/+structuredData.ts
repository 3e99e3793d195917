import { pricingTiers } from '#data/prices/pricing.ts'
import { business, tierOffer, webSite } from '#data/search/structuredData.ts'

export const structuredData = (_content: object, origin: string) => [
  webSite(origin),
  { ...business(origin), makesOffer: pricingTiers.map(tierOffer) },
]
