import { expect, test } from 'vitest'
import { breadcrumbs } from '#data/pages/breadcrumbs.ts'
import { breadcrumbList } from '#data/structuredData/breadcrumbList.ts'

const origin = 'https://www.example.com'
const path = '/services/ajax/hot-tub-removal'

test('breadcrumbs are numbered and lead down to the page', () => {
  const list = breadcrumbList(
    breadcrumbs.cityService({ slug: 'ajax', name: 'Ajax', order: 3 }, 'Hot tub removal'),
    path,
    origin,
  )

  expect(list).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
      { '@type': 'ListItem', position: 2, name: 'Service areas', item: `${origin}/service-areas` },
      { '@type': 'ListItem', position: 3, name: 'Ajax', item: `${origin}/service-areas/ajax` },
      { '@type': 'ListItem', position: 4, name: 'Hot tub removal', item: origin + path },
    ],
  })
})

test('a page under the home page has one above it, a town’s two', () => {
  const labels = ({ above, current }: ReturnType<typeof breadcrumbs.city>) => [
    ...above.map(({ label }) => label),
    current,
  ]

  expect(labels(breadcrumbs.about)).toEqual(['Home', 'About us'])
  expect(labels(breadcrumbs.extraPage('Privacy'))).toEqual(['Home', 'Privacy'])
  expect(labels(breadcrumbs.directService('Electronics'))).toEqual(['Home', 'Electronics'])
  expect(labels(breadcrumbs.city('Ajax'))).toEqual(['Home', 'Service areas', 'Ajax'])
})
