import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { allContent, type Content } from '#data/checks/allContent.ts'
import { contentFaults } from '#data/checks/checkContent.ts'
import { depotStreets } from '#data/collection/depots.ts'
import { junkRemoval } from '#data/pages/junkRemoval.ts'
import { redirects } from '#data/redirects.ts'
import { required } from '#tests/support/content/required.ts'

const content = allContent()
/** Later than any day that a record names. */
const today = '9999-12-31'

type Kind = 'cities' | 'cityServices' | 'directServices' | 'authorities'
type Authority = Content['authorities'][string]

const fileOf = (kind: Kind) => required(Object.keys(content[kind])[0])
const [cityFile, serviceFile, directFile, authorityFile] = [
  fileOf('cities'),
  fileOf('cityServices'),
  fileOf('directServices'),
  fileOf('authorities'),
]
const city = required(content.cities[cityFile])
const service = required(content.cityServices[serviceFile])
const direct = basename(directFile, '.ts')
const extraPages = '/data/pages/extraPages.ts'
const takenPaths = ['/about-us', '/healthz', required(Object.keys(redirects)[0])]
const unfitPaths = ['/terms/of-use', '/Terms', 'terms']

/** Our content with the first record of a kind changed. */
function withRecord<K extends Kind>(kind: K, changes: Partial<Content[K][string]>): Partial<Content> {
  const record = { ...required<object>(content[kind][fileOf(kind)]), ...changes }
  return { [kind]: { ...content[kind], [fileOf(kind)]: record } }
}

/** A value that no type allows. */
const wrong = (value: unknown) => value as never
const barn = { load: 'A barn', tier: wrong(7) }
const withRule = (changes: Partial<Authority['rules'][number]>) => {
  const rule = { text: 'Yes.', source: 'A paper', trust: 'high', materials: ['metal'] } as const
  return withRecord('authorities', { rules: [{ ...rule, taken: true, confirmed: false, ...changes }] })
}

const unknown = (name: string, field: string) =>
  `names "${name}" in ${field}, and there is no such record. Add it, or correct the name.`
const placeholder = (name: string) =>
  expect.stringContaining(`has an unknown placeholder: No value for ${name}`)

const depots = Object.keys(depotStreets).map((name) => `{${name}}`)

test.each<[what: string, changed: Partial<Content>]>([
  ['our own', {}],
  ['facts, city and depots in a city', withRecord('cities', { lead: `{minimum} in {city}, to ${depots}.` })],
  ['facts and city in a city service', withRecord('cityServices', { description: '{brand} in {city}.' })],
  [
    'a dated rule with its year, checked today',
    withRule({ trust: 'dated', sourceYear: 2020, checkedOn: today }),
  ],
])('content has no fault: %s', (_what, changed) => {
  expect(contentFaults({ ...content, ...changed }, today)).toEqual([])
})

test.each<[file: string, faults: unknown[], changed: Partial<Content>]>([
  [
    cityFile,
    [
      'has 1 neighbourhoods; the page shows 8.',
      'has 1 highlights; the page shows 3.',
      'has 2 different settings; the page shows 3.',
      unknown('moon', 'settings'),
      unknown('moon', 'authority'),
      unknown('moon', 'depots'),
      placeholder('{ctiy}'),
    ],
    withRecord('cities', {
      neighbourhoods: ['One'],
      highlights: ['One'],
      settings: wrong(['rural', 'rural', 'moon']),
      authority: 'moon',
      depots: wrong(['moon']),
      lead: 'Junk in {ctiy}.',
    }),
  ],
  [
    serviceFile,
    [
      'has 4 features; at most 3 fit.',
      unknown('dock', 'related'),
      unknown('tubs', 'directService'),
      unknown('ore', 'materials'),
      'has 1 loads; the page shows 3.',
      'has 0 preparation; write at least 10.',
      'has two access for one kind of place. Remove one.',
      unknown('moon', 'fits of access'),
      'has 0 questions; write at least 10.',
      '"A barn" names tier 7. Name one from 1 to 6.',
      placeholder('{tons}'),
      'has the date "May": write it as 2026-11-20.',
      'has the date "June": write it as 2026-11-20.',
    ],
    withRecord('cityServices', {
      features: Array(4).fill({ icon: 'check', title: 'Swept', text: 'Twice.' }),
      related: ['dock'],
      directService: 'tubs',
      materials: wrong(['ore']),
      loads: [barn],
      preparation: [],
      access: wrong([...service.access, ...service.access.filter(({ fits }) => fits), { fits: 'moon' }]),
      questions: [],
      description: '{tons}',
      updatedOn: 'May',
      confirmedOn: 'June',
    }),
  ],
  [
    directFile,
    [
      'has 0 featureCards; the page shows 4.',
      'has 0 removedItems; the page shows 12.',
      unknown('leaf', 'related'),
      'has 0 questions; the page shows 4.',
      '"A barn" names tier 7. Name one from 1 to 6.',
      placeholder('{city}'),
    ],
    withRecord('directServices', {
      featureCards: [],
      removedItems: [],
      related: ['leaf'],
      questions: [],
      loads: [barn],
      description: 'In {city}.',
    }),
  ],
  [
    authorityFile,
    [
      'has no source for "Yes.". Name where it is said.',
      'has the date "2026-02-30": write it as 2026-11-20. It is the checkedOn of "Yes.".',
      'has no material for "Yes.". Name one.',
      'has no sourceYear for "Yes.". Pages show the year of a dated rule.',
    ],
    withRule({ source: ' ', materials: [], trust: 'dated', checkedOn: '2026-02-30' }),
  ],
  [authorityFile, [unknown('ore', 'the materials of "Yes."')], withRule({ materials: wrong(['ore']) })],
  [
    '/data/collection/depots.ts',
    ['has no source for "A depot". Name where it is said.', unknown('ore', 'the materials of "A depot"')],
    {
      depots: {
        ...content.depots,
        depot: { name: 'A depot', street: '1 Main Street', source: '', accepts: wrong(['ore']) },
      },
    },
  ],
  [
    '/data/pages/about.ts',
    [placeholder('{owner}')],
    { pages: { ...content.pages, '/data/pages/about.ts': { story: ['We are {owner}.'] } } },
  ],
  [
    '/data/company/site.ts',
    [
      expect.stringMatching(
        /^has phoneDotted "\S+", and phone is "\+17095550142"\. Write one number in both\.$/,
      ),
      expect.stringMatching(
        /^has phoneBracketed ".+", and phone is "\+17095550142"\. Write one number in both\.$/,
      ),
      'has the origin "haul.example": write it as https://www.example.com, without a slash at its end.',
      'has the sameDayHour 9.5: write a whole hour from 1 to 23.',
    ],
    { company: { ...content.company, phone: '+17095550142', origin: 'haul.example', sameDayHour: 9.5 } },
  ],
  [
    '/data/quote/postalCodes.json',
    [
      unknown('ajacks', 'cities'),
      'has the area "l1s": write the first three characters, like L1S.',
      'has the area "L1T" twice. Remove one, or name it in mixed.',
    ],
    {
      postalCodes: {
        cities: { ajacks: ['L1S'], [basename(cityFile, '.ts')]: ['l1s', 'L1T', 'L1T'] },
        mixed: [],
      },
    },
  ],
  [
    extraPages,
    [
      'has no row with the path "/accessibility", and pages link to it. Add one.',
      ...takenPaths.map(
        (path) => `has the path "${path}", which another page, a redirect or the server has. Choose another.`,
      ),
      ...unfitPaths.map((path) => `has the path "${path}": write a slash and one lower-case segment.`),
      'has the path "/terms" in two rows. Change one.',
    ],
    {
      pages: {
        ...content.pages,
        [extraPages]: [
          ...content.pages[extraPages].filter(({ path }) => path !== '/accessibility'),
          ...[...takenPaths, ...unfitPaths, '/terms', '/terms'].map((path) => ({ path })),
        ],
      },
    },
  ],
])('every fault of %s says what to do', (file, faults, changed) => {
  const found = contentFaults({ ...content, ...changed }, today)

  expect(found.filter((fault) => !fault.startsWith(file))).toEqual([])
  expect(found.map((fault) => fault.slice(file.length + 1))).toEqual(faults)
})

test.each([
  [
    '/data/cities/records/new-town.ts',
    city.order,
    `has the same order (${city.order}) as ${cityFile}. Change one.`,
  ],
  [
    '/data/cities/records/Port Perry.ts',
    99,
    'has a name that makes no path. Use lower-case letters without accents, digits and hyphens.',
  ],
  [
    `/data/cities/records/${direct}.ts`,
    99,
    `has the name of a direct service, and /services/${direct} is the page of that service. Rename one.`,
  ],
])('a new city in %s with the order %i has a fault', (file, order, fault) => {
  const cities = { ...content.cities, [file]: { ...city, order } }

  expect(contentFaults({ ...content, cities }, today)).toEqual([`${file} ${fault}`])
})

test('a check in the future, and a link or a redirect to a missing direct service, are faults', () => {
  const faults = contentFaults(
    { ...content, directServices: {}, ...withRule({ checkedOn: '2026-11-21' }) },
    '2026-11-20',
  )
  const [card] = junkRemoval.serviceCards

  expect(faults).toEqual(
    expect.arrayContaining([
      `${authorityFile} has a checkedOn in the future, 2026-11-21, for "Yes.". Correct the day.`,
      `/data/pages/junkRemoval.ts ${unknown(card.directService, 'serviceCards')}`,
      expect.stringMatching(/^\/data\/redirects\.ts leads \S+ to the direct service "/),
    ]),
  )
})
