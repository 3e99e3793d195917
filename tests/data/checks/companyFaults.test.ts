import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { exampleArea } from '#data/quote/postalCheck.ts'
import { required } from '#tests/support/required.ts'
import {
  type Changed,
  content,
  faultsOf,
  firstOf,
  noRecord,
  testFaults,
  testRight,
} from './changedContent.ts'

const [cityFile, city] = firstOf(content.cities)
const citySlug = basename(cityFile, '.ts')
const serviceSlug = basename(firstOf(content.cityServices)[0], '.ts')
const directSlug = basename(firstOf(content.directServices)[0], '.ts')
const extraPage = required(content.extraPages[0])

const withCompany = (changes: object): Changed => ({ company: { ...content.company, ...changes } })
const shownAs = (phone: string, shown = phone) => ({ phone, phoneDotted: shown, phoneBracketed: shown })
const withAreas = (cities: object): Changed => ({ postalCodes: { cities, mixed: [] } })
const withRedirect = ([from, to]: readonly [string, string]): Changed => ({
  redirects: { ...content.redirects, [from]: to },
})
const withExtraPages = (paths: string[]): Changed => ({
  extraPages: [...content.extraPages, ...paths.map((path) => ({ ...extraPage, path }))],
})

testFaults('/data/company/site.ts', withCompany, [
  [
    'has phoneDotted "709.555.0199", and phone is "+17095550142". Write one number in both.',
    { phone: '+17095550142', phoneDotted: '709.555.0199', phoneBracketed: '(709) 555-0142' },
  ],
  ['phone: Invalid E.164 number', shownAs('+17095550142;ext=12')],
  [
    'openingHours[2].code: Write them like Mo-Sa 08:00-18:00',
    {
      openingHours: ['Mo-Sa 08:00-18:00', 'Tu,Th 08:00-12:00', 'Mon-Fri 8-5'].map((code) => ({
        shown: code,
        code,
      })),
    },
  ],
  ...['xhttps://haul.example', 'https://haul.example/', ''].map((origin): [string, object] => [
    'origin: Write it as https://www.example.com, without a slash at its end',
    { origin },
  ]),
])

testFaults('/data/quote/postalCodes.json', withAreas, [
  [noRecord('ajacks', 'cities'), { ajacks: [exampleArea] }],
  [
    `has the area "l1s": write the first three characters, such as ${exampleArea}.`,
    { [citySlug]: [exampleArea, 'l1s'] },
  ],
  [
    `has the area "${exampleArea}" twice. Remove one, or name it in mixed.`,
    { [citySlug]: [exampleArea, exampleArea] },
  ],
  [
    `has no "${exampleArea}", the example of the form. Write another in data/quote/postalCheck.ts.`,
    { [citySlug]: [] },
  ],
])

testFaults('/data/pages/extraPages.ts', withExtraPages, [
  ...['/about-us', '/healthz', '/desk', '/quote-sent'].map((path): [string, string[]] => [
    `has the path "${path}", which another page or the server uses. Choose another path.`,
    [path],
  ]),
  ...['/terms/of-use', '/Terms', '/terms/', 'terms'].map((path): [string, string[]] => [
    `extraPages[${content.extraPages.length}].path: Write a slash and one lower-case segment`,
    [path],
  ]),
  ['has the path "/terms" in two rows. Change one.', ['/terms', '/terms']],
])

const lookedUp = 'and requests are looked up in lower case, decoded and without a query.'
testFaults('/data/redirects.ts', withRedirect, [
  ['redirects /about-us, which is a page. Remove one of them.', ['/about-us', '/']],
  [
    `redirects /services/${directSlug}, which is a page. Remove one of them.`,
    [`/services/${directSlug}`, '/#services'],
  ],
  ['leads /old to /old, and there is no such page. Choose another target.', ['/old', '/old']],
  [
    'leads /old to /services/tubs#top, and there is no such page. Choose another target.',
    ['/old', '/services/tubs#top'],
  ],
  [`redirects /Old/, ${lookedUp} Write /old.`, ['/Old/', '/']],
  [`redirects /page.php?id=2, ${lookedUp} Write /page.php.`, ['/page.php?id=2', '/']],
  [`redirects /100%, ${lookedUp} Write a path.`, ['/100%', '/']],
])

const recordOf = (slug: string) => `/data/places/cities/records/${slug}.ts`
const withFile = (slug: string) => (order: number) => ({
  cities: { ...content.cities, [recordOf(slug)]: { ...city, order } },
})
testFaults(recordOf('town'), withFile('town'), [
  [`has the same order (${city.order}) as ${cityFile}. Change one.`, city.order],
])
for (const slug of ['Port Perry', 'montréal', 'port_perry'])
  testFaults(recordOf(slug), withFile(slug), [
    [
      'has a file name that is no valid slug. Use lower-case letters without accents, digits and hyphens.',
      99,
    ],
  ])
testFaults(recordOf(directSlug), withFile(directSlug), [
  [
    `has the name of a direct service, and /services/${directSlug} is the page of that service. Rename one.`,
    99,
  ],
])

testRight([
  ['an origin with a port', withCompany({ origin: 'http://localhost:3000', sameDayHour: 23 })],
  ['no postal codes', withAreas({})],
  ['a redirect to a section', withRedirect(['/old', '/#services'])],
  ['a redirect to a city', withRedirect(['/old', `/service-areas/${citySlug}`])],
  ['a redirect to a city service', withRedirect(['/old', `/services/${citySlug}/${serviceSlug}`])],
  ['a redirect to an extra page', withRedirect(['/old', extraPage.path])],
])

test.each([
  ['+19055550142', '905.555.0142'],
  ['+19055550142', '1 (905) 555-0142'],
  ['+33123456789', '01 23 45 67 89'],
  ['+35312345678', '(01) 234 5678'],
  ['+442079460958', '+44 20 7946 0958'],
  ['+442079460958', '+44 (0)20 7946 0958'],
])('the phone %s may be shown as %s', (phone, shown) => {
  expect(faultsOf(withCompany(shownAs(phone, shown)))).toEqual([])
})

test.each([
  ['+61298765432', '02 9876 5433'],
  ['+19055550142', '55-0142'],
  ['+19055550142', ''],
])('the phone %s may not be shown as "%s"', (phone, shown) => {
  expect(faultsOf(withCompany(shownAs(phone, shown)))).toHaveLength(2)
})
