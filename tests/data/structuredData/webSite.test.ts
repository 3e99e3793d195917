import { expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import { webSite } from '#data/structuredData/webSite.ts'

const origin = 'https://www.example.com'

test('the site is told as the company’s', () => {
  expect(webSite(origin)).toEqual({
    '@type': 'WebSite',
    name: site.brand,
    url: `${origin}/`,
    inLanguage: site.language,
    publisher: { '@id': `${origin}/#business` },
  })
})
