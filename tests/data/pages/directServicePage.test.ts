import { expect, test } from 'vitest'
import { single3 } from '#data/images/photos.ts'
import { directServicePage } from '#data/pages/directServicePage.ts'
import { loadDirectService } from '#data/services/direct/directServices.ts'
import { servicesOf } from '#data/services/relatedServices.ts'
import { required } from '#tests/support/required.ts'

test('a direct service’s page has its loads priced, and leads to the jobs on its subject in one town', async () => {
  const service = required(await loadDirectService('hot-tubs-spas'))

  const page = directServicePage(service)

  expect(page.service).toBe(service)
  expect(page.photo).toBe(single3)
  expect(page.loads.map(({ load }) => load)).toEqual(service.loads.map(({ load }) => load))
  expect(page.features).toHaveLength(4)
  expect(page.features[0]).toEqual({
    icon: service.featureCards[0]?.icon,
    title: service.featureCards[0]?.title,
    text: service.featureCards[0]?.description,
  })
  expect(page.wording.relatedLead).toContain('for Pickering')
  expect(page.related).toContainEqual({
    label: 'Hot tub removal in Pickering',
    address: '/services/pickering/hot-tub-removal',
  })
  expect(page.related).toHaveLength(servicesOf(service).length)
})
