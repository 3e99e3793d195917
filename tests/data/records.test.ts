import { expect, test } from 'vitest'
import { allContent } from '#data/checks/content.ts'
import { countInWords, fillTemplate, fillTemplates } from '#data/fillTemplate.ts'
import { priceLoad } from '#data/prices/loadEstimate.ts'
import { minimumFee } from '#data/prices/pricing.ts'
import { listRecords, recordLoader } from '#data/records.ts'
import { directServicesOf, servicesOf, servicesRelatedTo } from '#data/services/loadServices.ts'

test('a list is sorted by order, each record with the slug of its file', () => {
  const files = {
    './records/ajax.ts': { name: 'Ajax', order: 3 },
    './records/pickering.ts': { name: 'Pickering', order: 2 },
    '../cities/records/port-perry.ts': { name: 'Port Perry', order: 10 },
  }

  expect(listRecords(files)).toEqual([
    { name: 'Pickering', order: 2, slug: 'pickering' },
    { name: 'Ajax', order: 3, slug: 'ajax' },
    { name: 'Port Perry', order: 10, slug: 'port-perry' },
  ])
})

test('only the record with the requested slug is loaded', async () => {
  const load = recordLoader<{ name: string }>({
    './records/ajax.ts': () => Promise.reject(new Error('offline')),
    './records/hot-tub-removal.ts': async () => ({ name: 'Hot tub removal' }),
  })

  expect(await load('hot-tub-removal')).toEqual({ name: 'Hot tub removal', slug: 'hot-tub-removal' })
  await expect(load('ajax')).rejects.toThrow('offline')
  for (const slug of ['atlantis', '', 'constructor', '__proto__', undefined])
    expect(await load(slug), slug).toBeUndefined()
})

test.each([
  ['repeated placeholders', '{city}, {city} and {brand}', 'Ajax, Ajax and Heave'],
  ['a value with dollar signs and braces', 'From {odd}', 'From $1$&{city}'],
  ['a value before a full stop', 'By {hour}. In {city}.', 'By 10 a.m. In Ajax.'],
  ['an empty value', '[{empty}]', '[]'],
])('a template is filled in correctly with %s', (_what, template, text) => {
  const values = { city: 'Ajax', brand: 'Heave', odd: '$1$&{city}', empty: '', hour: '10 a.m.' }

  expect(fillTemplate(template, values)).toBe(text)
})

test('an unknown placeholder is an error that names the file, the text and the known ones', () => {
  const values = { phone: '905.555.0142', brand: 'Heave' }
  const message = 'o value for {fone} in "Call {fone}". Correct it to one of these: phone, brand.'

  expect(() => fillTemplate('Call {fone}', values)).toThrow(`N${message}`)
  expect(() => fillTemplate('Call {fone}', values, 'data/x.ts')).toThrow(`data/x.ts: n${message}`)
  expect(() => fillTemplates({ cards: [{ text: '{twon}' }] }, values)).toThrow('{twon}')
  for (const typed of ['{ city }', '{}', '{tier-2}', '{cité}'])
    expect(() => fillTemplate(typed, { city: 'Ajax', cit: '' })).toThrow(`No value for ${typed} in "`)
})

test('a record is copied with nested texts filled in, and counts up to twelve are words', () => {
  const others = { order: 3, listed: false, until: null, image: undefined }
  const record = { ...others, cards: [{ title: 'Hi {city}' }] }

  expect(fillTemplates(record, { city: 'Ajax' })).toEqual({ ...others, cards: [{ title: 'Hi Ajax' }] })
  expect(record.cards).toEqual([{ title: 'Hi {city}' }])
  expect([0, 1, 8, 12, 13].map(countInWords)).toEqual(['no', 'one', 'eight', 'twelve', '13'])
})

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
