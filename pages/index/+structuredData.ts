import { pricingTiers } from '#data/pricing/pricing.ts'
import { business } from '#data/structuredData/business.ts'
import { tierOffer } from '#data/structuredData/service.ts'
import { webSite } from '#data/structuredData/webSite.ts'

export const structuredData = (_content: object, origin: string) => [
  webSite(origin),
  { ...business(origin), makesOffer: pricingTiers.map(tierOffer) },
]
