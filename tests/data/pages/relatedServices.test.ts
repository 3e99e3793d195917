import { expect, test } from 'vitest'
import { directServicesOf, servicesOf, servicesRelatedTo } from '#data/pages/relatedServices.ts'

test('services are related if either names the other, and named services come first, each once', () => {
  const own = servicesRelatedTo({ slug: 'hot-tub-removal', related: ['fence-demolition'] })

  expect(own[0]).toBe('fence-demolition')
  expect(new Set(own).size).toBe(own.length)
  expect(servicesRelatedTo({ slug: 'unknown', related: [] })).toEqual([])
  expect(directServicesOf({ slug: 'hot-tub-removal', directService: 'scrap-metal' })[0]).toBe('scrap-metal')
  expect(directServicesOf({ slug: 'unknown', directService: 'scrap-metal' })).toEqual(['scrap-metal'])
  expect(servicesOf({ slug: 'hot-tubs-spas', related: [] })).toContain('hot-tub-removal')
  expect(servicesOf({ slug: 'unknown', related: [] })).toEqual([])
})
