import { expect, test } from 'vitest'
import { directServicesOf, servicesOf, servicesRelatedTo } from '#data/services/relatedServices.ts'

test('services that name each other are related both ways, each once', () => {
  const own = servicesRelatedTo({ slug: 'hot-tub-removal', related: ['fence-demolition'] })

  expect(own[0]).toBe('fence-demolition')
  expect(new Set(own).size).toBe(own.length)
  expect(servicesRelatedTo({ slug: 'no-such-service', related: [] })).toEqual([])
  expect(directServicesOf({ slug: 'hot-tub-removal', directService: 'scrap-metal' })[0]).toBe('scrap-metal')
  expect(directServicesOf({ slug: 'no-such-service', directService: 'scrap-metal' })).toEqual(['scrap-metal'])
  expect(servicesOf({ slug: 'hot-tubs-spas', related: [] })).toContain('hot-tub-removal')
  expect(servicesOf({ slug: 'no-such-service', related: [] })).toEqual([])
})
