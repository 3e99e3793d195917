import { expect, test } from 'vitest'
import { breadcrumbs } from '#data/pages/breadcrumbs.ts'
import { breadcrumbList } from '#data/structuredData/breadcrumbList.ts'

const origin = 'https://www.example.com'
const ajax = { slug: 'ajax', name: 'Ajax', order: 3 }

test('breadcrumbs are numbered from the home page to the page itself', () => {
  const list = breadcrumbList(breadcrumbs.cityService(ajax, 'Hot tub removal'), '/tub', origin)

  expect(list).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
      { '@type': 'ListItem', position: 2, name: 'Service areas', item: `${origin}/service-areas` },
      { '@type': 'ListItem', position: 3, name: 'Ajax', item: `${origin}/service-areas/ajax` },
      { '@type': 'ListItem', position: 4, name: 'Hot tub removal', item: `${origin}/tub` },
    ],
  })
})

test.each([
  [breadcrumbs.about, 'Home, About us'],
  [breadcrumbs.extraPage('Privacy'), 'Home, Privacy'],
  [breadcrumbs.city('Ajax'), 'Home, Service areas, Ajax'],
])('breadcrumbs of %o', ({ above, current }, labels) => {
  expect([...above.map(({ label }) => label), current].join(', ')).toBe(labels)
})
