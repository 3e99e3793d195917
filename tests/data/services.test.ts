import { expect, test } from 'vitest'
import { allContent } from '#data/checks/content.ts'
import { priceLoad } from '#data/prices/loadEstimate.ts'
import { minimumFee } from '#data/prices/pricing.ts'
import { listRecords } from '#data/records.ts'
import { directServicesOf, servicesOf, servicesRelatedTo } from '#data/services/loadServices.ts'

const content = allContent()
const cityServices = listRecords(content.cityServices)
const directServices = listRecords(content.directServices)

test('every service has a load for the lowest price, which its page starts with, or names one that costs it', () => {
  const without = Object.entries({ ...content.cityServices, ...content.directServices }).filter(
    ([, { loads, cheaper }]) =>
      loads.every((load) => priceLoad(load).lowest > minimumFee) &&
      !cheaper.some((sentence) => sentence.includes('{minimum}')),
  )

  expect(without.map(([file]) => file)).toEqual([])
})

test('services are related if either names the other, and named services come first, each once', () => {
  for (const { slug, related, directService } of cityServices) {
    const others = slugsOf(cityServices.filter((other) => other.related.includes(slug)))
    const direct = slugsOf(directServices.filter((other) => other.related.includes(slug)))

    expectLinks(servicesRelatedTo({ slug, related }), related, others)
    expectLinks(directServicesOf({ slug, directService }), [directService], direct)
  }
  for (const { slug, related } of directServices)
    expectLinks(
      servicesOf({ slug, related }),
      related,
      slugsOf(cityServices.filter(({ directService }) => directService === slug)),
    )

  expect(servicesRelatedTo({ slug: 'unknown', related: [] })).toEqual([])
  expect(directServicesOf({ slug: 'unknown', directService: 'named' })).toEqual(['named'])
  expect(servicesOf({ slug: 'unknown', related: [] })).toEqual([])
})

function expectLinks(links: readonly string[], named: readonly string[], others: readonly string[]) {
  expect(links.slice(0, named.length)).toEqual(named)
  expect(links.toSorted()).toEqual([...new Set([...named, ...others])].sort())
}

const slugsOf = (services: readonly { slug: string }[]) => services.map(({ slug }) => slug)
