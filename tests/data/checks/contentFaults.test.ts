import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { contentFaults } from '#data/checks/checkContent.ts'
import { allContent, type Content } from '#data/checks/content.ts'
import { fillTemplate } from '#data/fillTemplate.ts'
import { facts } from '#data/prices/facts.ts'
import { loadItems } from '#data/prices/loadItems.ts'
import type { TypicalLoad } from '#data/prices/pricesSchema.ts'
import { exampleArea } from '#data/quote/postalCheck.ts'
import { dayOf } from '#data/quote/preferredDay.ts'
import { required } from '#tests/support/required.ts'

const content = allContent()
/** Later than any day that a record names. */
const today = '9999-12-31'

const firstOf = <Item>(records: Record<string, Item>): [file: string, record: Item] =>
  required(Object.entries(records)[0])
const [cityFile, city] = firstOf(content.cities)
const [serviceFile, service] = firstOf(content.cityServices)
const [directFile, directService] = firstOf(content.directServices)
const [authorityFile, authority] = firstOf(content.authorities)
const citySlug = basename(cityFile, '.ts')
const directSlug = basename(directFile, '.ts')
const extraPage = required(content.extraPages[0])

const companyFile = '/data/company/site.ts'
const claimsFile = '/data/company/claims.ts'
const depotsFile = '/data/places/depots.ts'
const pricingFile = '/data/prices/pricing.ts'
const extraPagesFile = '/data/pages/extraPages.ts'
const postalCodesFile = '/data/quote/postalCodes.json'
const aboutFile = '/data/pages/about.ts'

/** Our content with one change; the value may be of another type than the schema's. */
type Changed = { [Kind in keyof Content]?: unknown }
const withCity = (changes: object): Changed => ({
  cities: { ...content.cities, [cityFile]: { ...city, ...changes } },
})
const withService = (changes: object): Changed => ({
  cityServices: { ...content.cityServices, [serviceFile]: { ...service, ...changes } },
})
const withDirectService = (changes: object): Changed => ({
  directServices: { ...content.directServices, [directFile]: { ...directService, ...changes } },
})
const withAuthority = (changes: object): Changed => ({
  authorities: { ...content.authorities, [authorityFile]: { ...authority, ...changes } },
})
const rule = {
  text: 'Yes.',
  source: 'A paper',
  trust: 'high',
  materials: ['metal'],
  taken: true,
  confirmed: false,
}
const withRule = (changes: object) => withAuthority({ rules: [{ ...rule, ...changes }] })
const withDepot = (changes: object): Changed => ({
  depots: {
    depot: { name: 'A depot', street: '1 Main Street', source: 'A paper', ...changes },
    ...content.depots,
  },
})
const withCompany = (changes: object): Changed => ({ company: { ...content.company, ...changes } })
const withPhone = (phone: string, shown = phone) =>
  withCompany({ phone, phoneDotted: shown, phoneBracketed: shown })
const withPrices = (changes: object): Changed => ({ prices: { ...content.prices, ...changes } })
const withAreas = (cities: object): Changed => ({ postalCodes: { cities, mixed: [] } })
const withRedirect = (from: string, to: string): Changed => ({
  redirects: { ...content.redirects, [from]: to },
})
const withExtraPages = (...paths: string[]): Changed => ({
  extraPages: [...content.extraPages, ...paths.map((path) => ({ ...extraPage, path }))],
})
const withNewCity = (slug: string): Changed => ({
  cities: { ...content.cities, [`/data/places/cities/records/${slug}.ts`]: { ...city, order: 99 } },
})
const withLoad = (load: TypicalLoad): Changed => withDirectService({ loads: [load] })

const faultsOf = (changed: Changed, day = today) => contentFaults({ ...content, ...changed } as Content, day)

const noRecord = (name: string, field: string) =>
  `names "${name}" in ${field}, and there is no such record. Add it, or correct the name.`
const small = { label: 'Small', price: 100, holds: 1 }
const feature = { icon: 'check', title: 'Swept', text: 'Twice.' }
const { access } = service
const { lead: _, ...cityWithoutLead } = city

test('the site’s content has no fault, and of faulty content every fault is listed', () => {
  expect(faultsOf({}, dayOf(new Date()))).toEqual([])
  expect(faultsOf({ ...withCity({ highlights: [] }), ...withService({ loads: [] }) })).toHaveLength(2)
  expect(faultsOf({ ...withCity({ depots: ['moon'] }), ...withService({ related: ['dock'] }) })).toHaveLength(
    2,
  )
})

test.each<[file: string, fault: string, changed: Changed]>([
  [cityFile, 'has no lead. Write it.', { cities: { [cityFile]: cityWithoutLead } }],
  [cityFile, 'has an empty lead. Write it.', withCity({ lead: ' ' })],
  [cityFile, 'has the lead 5: write a text.', withCity({ lead: 5 })],
  [cityFile, 'has the order 1.5: write a whole number.', withCity({ order: 1.5 })],
  [cityFile, 'has the unknown field leed. Correct its name, or remove it.', withCity({ leed: 'Junk.' })],
  [
    cityFile,
    'has the settings[2] "moon": write one of rural, lakefront, newSubdivision, olderCore, highRise, basementSuite, sharedRental, townhouse.',
    withCity({ settings: ['rural', 'townhouse', 'moon'] }),
  ],
  [
    cityFile,
    'has 2 different settings; the page shows 3.',
    withCity({ settings: ['rural', 'rural', 'highRise'] }),
  ],
  [cityFile, 'has 1 neighbourhoods; the page shows 8.', withCity({ neighbourhoods: ['One'] })],
  [cityFile, 'has "One" twice in highlights. Change one.', withCity({ highlights: ['One', 'One', 'Two'] })],
  [cityFile, noRecord('moon', 'authority'), withCity({ authority: 'moon' })],
  [cityFile, noRecord('moon', 'depots'), withCity({ depots: ['moon'] })],
  [
    '/data/places/cities/records/town.ts',
    `has the same order (${city.order}) as ${cityFile}. Change one.`,
    { cities: { ...content.cities, '/data/places/cities/records/town.ts': city } },
  ],
  ...['Port Perry', 'montréal', 'port_perry'].map((name): [string, string, Changed] => [
    `/data/places/cities/records/${name}.ts`,
    'has a file name that is no valid slug. Use lower-case letters without accents, digits and hyphens.',
    withNewCity(name),
  ]),
  [
    `/data/places/cities/records/${directSlug}.ts`,
    `has the name of a direct service, and /services/${directSlug} is the page of that service. Rename one.`,
    withNewCity(directSlug),
  ],
  [serviceFile, noRecord('dock', 'related'), withService({ related: ['dock'] })],
  [serviceFile, noRecord('tubs', 'directService'), withService({ directService: 'tubs' })],
  [serviceFile, noRecord('ore', 'materials[0]'), withService({ materials: ['ore'] })],
  [
    serviceFile,
    'has two access for one kind of place. Remove one.',
    withService({ access: [...access, ...access.filter(({ fits }) => fits).slice(0, 1)] }),
  ],
  [
    serviceFile,
    'has no access for rural. Write one for each.',
    withService({
      access: access.map(({ fits, ...note }) => (fits && fits !== 'rural' ? { fits, ...note } : note)),
    }),
  ],
  [serviceFile, 'has 9 access; write at least 10.', withService({ access: access.slice(0, 9) })],
  [serviceFile, 'has 0 loads; the page shows 3.', withService({ loads: [] })],
  [serviceFile, 'has 4 features; at most 3 fit.', withService({ features: Array(4).fill(feature) })],
  [
    serviceFile,
    'has the date "2026-02-30" in updatedOn: write it as 2026-11-20.',
    withService({ updatedOn: '2026-02-30' }),
  ],
  [directFile, noRecord('leaf', 'related'), withDirectService({ related: ['leaf'] })],
  [
    directFile,
    'has the loads[0].tier 7: name a row of the price table from 1 to 6, or the first and the last in brackets.',
    withDirectService({ loads: [{ load: 'A barn', tier: 7 }] }),
  ],
  [
    directFile,
    'has wrong counts in loads[0].items: write them like { fridge: 2 }, or several in brackets.',
    withDirectService({ loads: [{ load: 'A barn', tier: 1, items: 'fridge' }] }),
  ],
  [
    directFile,
    'counts "dock" in "A dock", and there is no such item. Use a slug of data/prices/loadItems.ts.',
    withLoad({ load: 'A dock', tier: 2, items: { dock: 1 } }),
  ],
  [
    directFile,
    'counts nothing in "Nothing". Count an item, or remove the counts.',
    withLoad({ load: 'Nothing', tier: 1, items: { bag: 0 } }),
  ],
  [authorityFile, 'has no material in rules[0].materials. Name one.', withRule({ materials: [] })],
  [
    authorityFile,
    'has no sourceYear for "Yes.". Pages show the year of a dated rule.',
    withRule({ trust: 'dated' }),
  ],
  [
    authorityFile,
    'has the collector.site "https://haul.example": write the domain alone, such as durham.ca.',
    withAuthority({ collector: { ...authority.collector, site: 'https://haul.example' } }),
  ],
  [depotsFile, 'has an empty depot.source. Write it.', withDepot({ source: '' })],
  [
    claimsFile,
    'has no swept.wording. Write it.',
    { claims: { ...content.claims, swept: { short: 'Swept' } } },
  ],
  ['/data/places/cities.ts', noRecord('moon', 'directoryCity'), { directoryCity: 'moon' }],
  [
    '/data/pages/cityPage.ts',
    'has no advice for rural, highRise. Write one for each.',
    { placeAdvice: content.placeAdvice.filter(({ fits }) => fits !== 'rural' && fits !== 'highRise') },
  ],
  [
    '/data/services/servicePhotos.ts',
    noRecord('tubs', 'servicePhotos'),
    { servicePhotos: { ...content.servicePhotos, tubs: content.photos[0] } },
  ],
  [
    '/data/pages/junkRemoval.ts',
    noRecord('moon', 'serviceCards'),
    { serviceCards: [{ directService: 'moon' }] },
  ],
  [
    '/data/places/cities.ts',
    noRecord('ajacks', 'the cities of Atlantis'),
    { neighbourhoodSlips: [{ neighbourhood: 'Atlantis', cities: [citySlug, 'ajacks'], note: '' }] },
  ],
  [companyFile, 'has no paymentMethods: name one at least.', withCompany({ paymentMethods: [] })],
  [
    companyFile,
    'has phoneDotted "709.555.0199", and phone is "+17095550142". Write one number in both.',
    withCompany({ phone: '+17095550142', phoneDotted: '709.555.0199', phoneBracketed: '(709) 555-0142' }),
  ],
  ...['+17095550142;ext=12', '7095550142'].map((phone): [string, string, Changed] => [
    companyFile,
    `has the phone "${phone}": write + and the digits alone, such as +19055550142, without an extension.`,
    withPhone(phone),
  ]),
  [
    companyFile,
    'has the email "hello": write one address, such as hello@example.com.',
    withCompany({ email: 'hello' }),
  ],
  [
    companyFile,
    'has the timeZone "America/Ajax": write an IANA name, such as America/Toronto.',
    withCompany({ timeZone: 'America/Ajax' }),
  ],
  [
    companyFile,
    'has the openingHours[2].code "Mon-Fri 8-5": write them like Mo-Sa 08:00-18:00.',
    withCompany({
      openingHours: ['Mo-Sa 08:00-18:00', 'Tu,Th 08:00-12:00', 'Mon-Fri 8-5'].map((code) => ({
        shown: code,
        code,
      })),
    }),
  ],
  ...['xhttps://haul.example', 'https://haul.example/', 'https://haul.example/home', ''].map(
    (origin): [string, string, Changed] => [
      companyFile,
      `has the origin "${origin}": write it as https://www.example.com, without a slash at its end.`,
      withCompany({ origin }),
    ],
  ),
  ...[9.5, 0, 24].map((sameDayHour): [string, string, Changed] => [
    companyFile,
    `has the sameDayHour ${sameDayHour}: write a whole hour from 1 to 23.`,
    withCompany({ sameDayHour }),
  ]),
  [
    pricingFile,
    'has the ratePerCubicYard -35: write dollars above 0.',
    withPrices({ ratePerCubicYard: -35 }),
  ],
  [pricingFile, 'has the minimumFee NaN: write dollars above 0.', withPrices({ minimumFee: Number.NaN })],
  ...[0, 100].map((curbsideDiscount): [string, string, Changed] => [
    pricingFile,
    `has the curbsideDiscount ${curbsideDiscount}: write per cent, above 0 and below 100.`,
    withPrices({ curbsideDiscount }),
  ]),
  ...[
    { label: 'Cheaper', price: 90, holds: 2 },
    { label: 'Same', price: 110, holds: 1 },
  ].map((tier): [string, string, Changed] => [
    pricingFile,
    `has "${tier.label}" for $${tier.price} after "Small" for $100: order the loads by size, none cheaper than the one before.`,
    withPrices({ pricingTiers: [small, tier] }),
  ]),
  [postalCodesFile, noRecord('ajacks', 'cities'), withAreas({ ajacks: [exampleArea] })],
  [
    postalCodesFile,
    `has the area "l1s": write the first three characters, such as ${exampleArea}.`,
    withAreas({ [citySlug]: [exampleArea, 'l1s'] }),
  ],
  [
    postalCodesFile,
    `has the area "${exampleArea}" twice. Remove one, or name it in mixed.`,
    withAreas({ [citySlug]: [exampleArea, exampleArea] }),
  ],
  [
    postalCodesFile,
    `has no "${exampleArea}", the example of the form. Write another in data/quote/postalCheck.ts.`,
    withAreas({ [citySlug]: [] }),
  ],
  ...['/about-us', '/healthz', '/desk', '/quote-sent'].map((path): [string, string, Changed] => [
    extraPagesFile,
    `has the path "${path}", which another page or the server uses. Choose another path.`,
    withExtraPages(path),
  ]),
  ...['/terms/of-use', '/Terms', '/terms/', 'terms'].map((path): [string, string, Changed] => [
    extraPagesFile,
    `has the extraPages[${content.extraPages.length}].path "${path}": write a slash and one lower-case segment.`,
    withExtraPages(path),
  ]),
  [extraPagesFile, 'has the path "/terms" in two rows. Change one.', withExtraPages('/terms', '/terms')],
  [
    extraPagesFile,
    'has no row with the path "/accessibility", and pages link to it. Add one.',
    { extraPages: content.extraPages.filter(({ path }) => path !== '/accessibility') },
  ],
  ...(
    [
      ['redirects /about-us, which is a page. Remove one of them.', '/about-us', '/'],
      [
        `redirects /services/${directSlug}, which is a page. Remove one of them.`,
        `/services/${directSlug}`,
        '/#services',
      ],
      ['leads /old to /old, and there is no such page. Choose another target.', '/old', '/old'],
      [
        'leads /old to /services/tubs#top, and there is no such page. Choose another target.',
        '/old',
        '/services/tubs#top',
      ],
      [
        'redirects /Old/, and requests are looked up in lower case, decoded and without a query. Write /old.',
        '/Old/',
        '/',
      ],
      [
        'redirects /page.php?id=2, and requests are looked up in lower case, decoded and without a query. Write /page.php.',
        '/page.php?id=2',
        '/',
      ],
      [
        'redirects /100%, and requests are looked up in lower case, decoded and without a query. Write a path.',
        '/100%',
        '/',
      ],
    ] as const
  ).map(([fault, from, to]): [string, string, Changed] => [
    '/data/redirects.ts',
    fault,
    withRedirect(from, to),
  ]),
  [
    '/data/pages/home.ts',
    'has reviews with the name of the reviews site, and /data/company/site.ts has no reviewsSite. Set it, or remove the reviews.',
    withCompany({ reviewsSite: undefined }),
  ],
  [
    '/data/company/navigation.ts',
    'leads to the reviews with "Praise", and home has no reviews. Remove it, or give home its reviews.',
    {
      hasReviews: false,
      navigation: [
        { label: 'Home', href: '/' },
        { label: 'Praise', href: '/#reviews' },
      ],
      redirects: {},
    },
  ],
  [
    '/data/redirects.ts',
    'leads to the reviews from /old, and home has no reviews. Remove it, or give home its reviews.',
    { hasReviews: false, navigation: [], redirects: { '/old': '/#reviews' } },
  ],
])('a fault says what to do: %s %s', (file, fault, changed) => {
  expect(faultsOf(changed)).toEqual([`${file} ${fault}`])
})

test('a check in the future is a fault', () => {
  expect(faultsOf(withRule({ checkedOn: '2026-11-21' }), '2026-11-20')).toEqual([
    `${authorityFile} has a checkedOn in the future, 2026-11-21, for "Yes.". Correct the day.`,
  ])
})

test.each<[file: string, placeholder: string, changed: Changed]>([
  [cityFile, '{ctiy}', withCity({ lead: 'Junk in {ctiy}.' })],
  [cityFile, '{ city }', withCity({ lead: 'Junk in { city }.' })],
  [serviceFile, '{tons}', withService({ additionalInfo: { ...service.additionalInfo, heavy: '{tons}.' } })],
  [directFile, '{city}', withDirectService({ description: 'In {city}.' })],
  [aboutFile, '{owner}', { texts: { [aboutFile]: { story: ['We are {owner}.'] } } }],
])('an unknown placeholder is a fault in %s: %s', (file, placeholder, changed) => {
  expect(faultsOf(changed)).toEqual([
    expect.stringContaining(`${file} has an unknown placeholder: No value for ${placeholder}`),
  ])
})

test.each<[TypicalLoad, string, string]>([
  [{ load: '5 fridges', tier: 1, items: { fridge: 5 } }, '"5 fridges" at {tier1}', '{tier3} for 5 fridges'],
  [{ load: 'A fridge', tier: [3, 4], items: { fridge: 1 } }, 'at {tier3}', '{tier1} for 1 fridge'],
  [{ load: 'A bag, or 30', tier: 1, items: [{ bag: 1 }, { bag: 30 }] }, 'at {tier1}', '{tier3} for 30 bags'],
  [{ load: 'A den', tier: 2, itemsAmong: { couch: 2 } }, '"A den" at {tier2}', '{tier3} for 2 couches'],
  [{ load: 'A shop', tier: 6, itemsAmong: { fridge: 20 } }, 'at {tier6}', 'more than a truck for 20 fridges'],
])('a load at another price than the estimator’s is a fault: %o', (load, price, estimate) => {
  const [fault = '', ...others] = faultsOf(withLoad(load))

  expect(others).toEqual([])
  expect(fault).toContain(fillTemplate(price, facts))
  expect(fault).toContain(fillTemplate(estimate, facts))
})

test.each<[what: string, changed: Changed]>([
  ['the facts and the city in a city', withCity({ lead: 'From {minimum} in {city}.' })],
  [
    'the facts, the city and the service in a city service',
    withService({ description: '{brand}, {service} in {city}. {tier1} for {serviceLower}.' }),
  ],
  ['no features', withService({ features: [] })],
  ['a dated rule with its year', withRule({ trust: 'dated', sourceYear: 2020 })],
  ['a rule checked today', withRule({ checkedOn: today })],
  ['a load at the estimator’s price', withLoad({ load: '1 fridge', tier: 1, items: { fridge: 1 } })],
  [
    'a load between two sizes',
    withLoad({ load: 'A fridge or 2', tier: [1, 2], items: [{ fridge: 1 }, { fridge: 2 }] }),
  ],
  ['a load with a counted item among others', withLoad({ load: 'A den', tier: 3, itemsAmong: { couch: 1 } })],
  [
    'a larger load at the price of a smaller one, where the minimum fee is high',
    withPrices({ pricingTiers: [small, { label: 'Large', price: 100, holds: 2 }] }),
  ],
  ['an origin with a port', withCompany({ origin: 'http://localhost:3000', sameDayHour: 23 })],
  ['no postal codes', withAreas({})],
  ['a redirect to a section', withRedirect('/old', '/#services')],
  ['a redirect to a city', withRedirect('/old', `/service-areas/${citySlug}`)],
  [
    'a redirect to a city service',
    withRedirect('/old', `/services/${citySlug}/${basename(serviceFile, '.ts')}`),
  ],
  ['a redirect to an extra page', withRedirect('/old', extraPage.path)],
])('no fault: %s', (_what, changed) => {
  expect(faultsOf(changed)).toEqual([])
})

test.each([
  ['+19055550142', '905.555.0142'],
  ['+19055550142', '1 (905) 555-0142'],
  ['+61298765432', '02 9876 5432'],
  ['+6491234567', '09 123 4567'],
  ['+33123456789', '01 23 45 67 89'],
  ['+353123456789', '(01) 234 56789'],
  ['+35312345678', '(01) 234 5678'],
  ['+442079460958', '020 7946 0958'],
  ['+442079460958', '+44 20 7946 0958'],
  ['+442079460958', '+44 (0)20 7946 0958'],
])('the phone %s may be shown as %s', (phone, shown) => {
  expect(faultsOf(withPhone(phone, shown))).toEqual([])
})

test.each([
  ['+61298765432', '02 9876 5433'],
  ['+442079460958', '0121 946 0958'],
  ['+19055550142', '55-0142'],
  ['+19055550142', ''],
])('the phone %s may not be shown as "%s"', (phone, shown) => {
  expect(faultsOf(withPhone(phone, shown))).toHaveLength(2)
})

/** Loads that contain an item's name in another sense: a tube TV, an exercise bike. */
const otherItems = [
  'Tube TV, stereo and their cabinet',
  'Rec room: tube TV, receiver, tall speakers',
  '1 treadmill, bike or rower',
]

test('every load that names a counted item is compared with the estimator', () => {
  const words = loadItems.flatMap(({ one, many }) => [...one.split(' or '), ...many.split(' or ')])
  const named = new RegExp(`\\b(${words.join('|')})\\b`, 'i')
  const loads: TypicalLoad[] = [content.cityServices, content.directServices].flatMap((records) =>
    Object.values(records).flatMap(({ loads }) => [...loads]),
  )

  const uncompared = loads
    .filter(({ load, items, itemsAmong }) => named.test(load) && !items && !itemsAmong)
    .map(({ load }) => load)

  expect(uncompared.filter((load) => !otherItems.includes(load))).toEqual([])
})
