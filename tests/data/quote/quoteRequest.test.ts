import { expect, test } from 'vitest'
import { describeLoad, volumeOfLoad } from '#data/prices/loadEstimate.ts'
import { fieldText } from '#data/quote/fieldText.ts'
import { mapFields, type QuoteField, quoteFields } from '#data/quote/quoteFields.ts'
import { describeFaults, parseQuoteRequest as parse } from '#data/quote/quoteRequest.ts'
import { sourceFields } from '#data/quote/sourceFields.ts'
import { parseVisitSource, sourceName } from '#data/quote/visitSource.ts'
import { required } from '#tests/support/required.ts'

const request = { ...mapFields(() => ''), name: 'Ada', phone: '905-555-0100', message: 'One fridge' }
/** November 24 in Durham Region, but November 25 in UTC. */
const now = new Date('2026-11-25T01:30:00Z')
const parseQuoteRequest = (input: unknown) => parse(input, now)
const allMissing = 'Please fill in: name, phone, message.'

const describe = (input: unknown) => describeFaults(parseQuoteRequest(input).faults ?? [])

test('keeps the form’s fields in any script, and drops unknown fields', () => {
  const [name, phone] = ['Zoë 李', '+1 (905) 555-0100 ext. 2']
  const typed = { ...request, name, phone, message: '👩‍👩‍👧‍👦 «диван»\nثلاجة\t1' }

  expect(parseQuoteRequest({ ...typed, admin: true, id: 'mine' })).toEqual({ request: typed })
})

test('normalizes accents, line ends and whitespace once, and drops control characters', () => {
  // Control characters separate a letter and its mark.
  const { request: once } = parseQuoteRequest({
    ...request,
    name: 'Zoe\u0000\u0308',
    message: '\u0001 e\u0007\u0301',
  })
  const { request: kept } = parseQuoteRequest({
    ...request,
    name: ' Zoe\u0308\r\nBcc:\n\n\tx@example.com ',
    message: '\u0000one\r\ntwo\rthree\u001b[31m \ud800 \u0085',
  })

  expect(kept?.name).toBe('Zoë Bcc: x@example.com')
  expect(kept?.message).toBe('one\ntwo\nthree[31m \ufffd')
  expect(once).toMatchObject({ name: 'Zoë', message: 'é' })
  expect(parseQuoteRequest(once).request).toEqual(once)
})

test('a letter with more combining marks than any script uses is not normalized', () => {
  const [many, endless] = [15, 16].map((count) => `a${'\u0315\u0300'.repeat(count)}`)

  const { request: kept } = parseQuoteRequest({ ...request, name: many, message: endless })

  expect(kept?.name).toBe(many?.normalize('NFC'))
  expect(kept?.name).not.toBe(many)
  expect(kept?.message).toBe(endless)
})

test.each(['\u200b', '\ufeff\u00a0\u3000', '\u{e0041}'])(
  'a field of invisible characters is empty: %j',
  (invisible) => {
    expect(describe(mapFields(() => invisible))).toBe(allMissing)
    expect(parseQuoteRequest({ ...request, name: `${invisible}Ada` }).request?.name).toContain('Ada')
  },
)

test.each([undefined, 5, [request], { name: 5, phone: {}, message: [] }])(
  'names every required field as missing for the input %j',
  (input) => {
    expect(describe(input)).toBe(allMissing)
  },
)

test('names one fault per field, in the order of the form', () => {
  const { faults } = parseQuoteRequest({
    name: '\t',
    phone: '555-010',
    email: 'ada@',
    message: 'x'.repeat(5001),
  })

  expect(faults).toEqual([
    { field: 'name', kind: 'missing', text: 'Please fill in your name.' },
    { field: 'phone', kind: 'invalid', text: 'Please give a phone number with at least 7 digits.' },
    {
      field: 'email',
      kind: 'invalid',
      text: 'Please type an email address like name@example.com, or leave it empty.',
    },
    { field: 'message', kind: 'invalid', text: 'The message can have at most 5000 characters.' },
  ])
  expect(describeFaults(faults ?? [])).toBe(
    'Please fill in: name. Please give a phone number with at least 7 digits. ' +
      'Please type an email address like name@example.com, or leave it empty. The message can have at most 5000 characters.',
  )
})

test.each(['name', 'message'] as const)('a %s of the maximum length is kept, in characters', (field) => {
  const longest = '👋'.repeat(mapFields(({ maxLength }) => maxLength)[field])

  expect(parseQuoteRequest({ ...request, [field]: longest }).request?.[field]).toBe(longest)
  expect(parseQuoteRequest({ ...request, [field]: `${longest}x` }).faults).toMatchObject([{ field }])
})

test.each<[field: string, kept: unknown[], refused: unknown[], complaint: RegExp]>([
  [
    'email',
    ['', '  ', null, undefined],
    [
      5,
      'ada',
      'ada@@example.com',
      'a b@example.com',
      'ada@example.com\nBcc: x',
      '=?utf-8?q?x?=@example.com',
      'Ada <ada@example.com>',
      ...['jürgen@müller.ch', 'ada@mü ller.ch', 'ada@müller.ch:80', 'ada@müller.ch/x', 'ada@müller..ch'],
    ],
    /^Please type an email address like name@example.com, or leave it empty\.$/,
  ],
  ['phone', ['٠١٢٣٤٥٦٧', '555.0100', 'call 5550100 after 5'], ['555-010'], /at least 7 digits\.$/],
  [
    'day',
    ['', '2026-11-25', '2027-01-23'],
    [
      ...['2026-11-24', '2027-01-24', '2026-11-31', '2026-02-30', '2026-13-01', '26-11-25', 'tomorrow'],
      ...['2026-11-25x', '+002026-11-25', ['2026-11-25']],
    ],
    /^(Please choose a day in the next|The day can have)/,
  ],
  ['window', ['', null, 'evening'], ['night'], /^Please check: Time of day/],
])('the field %s keeps each of %j and refuses each of %j', (field, kept, refused, complaint) => {
  for (const typed of kept)
    expect(parseQuoteRequest({ ...request, [field]: typed }).request).toMatchObject({
      [field]: String(typed ?? '').trim(),
    })
  for (const typed of refused)
    expect(describe({ ...request, [field]: typed }), String(typed)).toMatch(complaint)
})

test.each([
  ['email', 'info@müller.ch', 'info@xn--mller-kva.ch'],
  ['email', 'ada@例え。jp', 'ada@xn--r8jz45g.jp'],
  ['email', 'ada@i❤.ws.', 'ada@xn--i-7iq.ws'],
  ['email', 'ａｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ada@example.com'],
  ['email', '\u200b mailto:Ada @ Example.com.,\u00a0', 'Ada@Example.com'],
  ['access', 'stairs,basement,stairs', 'basement,stairs'],
  ['access', ['stairs', 'basement'], 'basement,stairs'],
  ['access', [], ''],
  ['access', ['stairs', 'rope'], undefined],
  ['access', { stairs: true }, undefined],
  ['load', describeLoad(4.5, '2 fridges, 1 couch'), '2 fridges, 1 couch: 4.5 cubic yards'],
  ['load', describeLoad(6), '6 cubic yards'],
  ['load', 'a lot', undefined],
  ['postalCode', ' L1S 4W2 ', 'L1S 4W2'],
  ['postalCode', 'somewhere in Ajax', undefined],
])('the field %s keeps %j as %j', (name, value, kept) => {
  expect(parseQuoteRequest({ ...request, [name]: value }).request?.[name as QuoteField]).toBe(kept)
})

test('the volume of a load is read back', () => {
  expect(
    ['2 fridges: 3.25 cubic yards', '6 cubic yards', '16 cubic yards of soil'].map(volumeOfLoad),
  ).toEqual([3.25, 6, undefined])
})

test.each([
  ['name', 'Ada,Grace', 'Ada,Grace'],
  ['window', 'evening', 'Evening'],
  ['window', 'noon', 'noon'],
  ['window', '', 'not given'],
  ['day', '2026-11-27', 'Friday, November 27, 2026'],
  ['access', 'basement,stairs', 'Basement, Stairs'],
])('the field %s with the value "%s" reads "%s"', (name, value, text) => {
  const field = required(quoteFields.find((candidate) => candidate.name === name))

  expect(fieldText(field, value)).toBe(text)
})

const none = Object.fromEntries(sourceFields.map((name) => [name, '']))
const parseSource = (input: unknown) => parseVisitSource(input, ['site.example'])

test.each([
  ['https://search.example/results?q=junk#top', 'https://search.example/results'],
  ['http://search.example', 'http://search.example/'],
  ['https://site.example/about-us', ''],
  ['android-app://com.search.app/https/search.example/?q=junk', 'android-app://com.search.app'],
  ['ios-app://ada:secret@544007664/x', 'ios-app://544007664'],
  ['android-app:com.search.app', ''],
  ['xandroid-app://com.search.app/', ''],
  ['javascript:alert(1)', ''],
  ['search.example', ''],
])('the outside page %s is kept as "%s"', (referrer, kept) => {
  expect(parseSource({ referrer })).toEqual({ ...none, referrer: kept })
})

test('names are normalized and truncated, and values other than strings are dropped', () => {
  const given = { utm_source: ' fly\ner\u0000 ', utm_medium: '🚛'.repeat(300), utm_term: 5, utm_content: {} }

  expect(parseSource(given)).toEqual({ ...none, utm_source: 'fly er', utm_medium: '🚛'.repeat(200) })
})

test.each([
  [{ utm_source: 'Google', utm_medium: 'CPC' }, 'google (paid)'],
  [{ referrer: 'https://www.google.com/' }, 'google.com'],
  [{ referrer: 'android-app://com.search.app' }, 'com.search.app'],
  [{}, 'direct'],
])('%j counts under "%s"', (source, name) => {
  expect(sourceName(parseSource(source))).toBe(name)
})

test.each([undefined, null, 'flyer', 5, [], { __proto__: { utm_source: 'x' } }])(
  '%j names no source',
  (input) => {
    expect(parseSource(input)).toEqual(none)
  },
)
