import { expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import type { ProgressField } from '#data/desk/quoteProgress.ts'
import { describeRetention, extraPages } from '#data/pages/extraPages.ts'
import type { QuoteField } from '#data/quote/quoteFields.ts'

test('how long requests and photos are kept is described in years or days', () => {
  expect([
    describeRetention({ quotes: 730, photos: 180 }),
    describeRetention({ quotes: 365, photos: 1 }),
    describeRetention({ quotes: 90, photos: 180 }),
    describeRetention({ quotes: 90, photos: 90 }),
    describeRetention({ quotes: undefined, photos: undefined }),
  ]).toEqual([
    'We keep a request for 2 years, and longer only while a pickup or call is still planned. Then we delete it. We delete its photos after 180 days.',
    'We keep a request for 1 year, and longer only while a pickup or call is still planned. Then we delete it. We delete its photos after 1 day.',
    'We keep a request for 90 days, and longer only while a pickup or call is still planned. Then we delete it.',
    'We keep a request for 90 days, and longer only while a pickup or call is still planned. Then we delete it.',
    'We keep a request as long as we need it to quote, do the job and answer questions afterwards.',
  ])
})

/** The privacy page's phrases for the fields of the form. A new field needs a phrase there. */
const collected: Readonly<Record<QuoteField, string>> = {
  name: 'your name',
  phone: 'phone number',
  email: 'your email address',
  message: 'message',
  day: 'a day',
  window: 'a time of day',
  postalCode: 'your postal code',
  access: 'stairs or an elevator on the way',
  load: 'the items you counted',
}

/** The privacy page's phrases for the fields that the desk adds to a quote. */
const added: Readonly<Record<ProgressField | 'history' | 'after' | 'texted' | 'receipts', string>> = {
  status: 'where the job stands',
  lostReason: 'why it fell through',
  address: 'your address',
  followUp: 'when to call you back',
  visitDay: 'the day and time of the pickup',
  visitFrom: 'the day and time of the pickup',
  visitTo: 'the day and time of the pickup',
  price: 'the agreed price',
  cubicYards: 'the size of the load',
  note: 'anything the crew should know',
  finalPrice: 'what it cost and how you paid',
  paidBy: 'what it cost and how you paid',
  finalCubicYards: 'the size of the load',
  name: 'correct your name, phone number, email address or postal code',
  phone: 'correct your name, phone number, email address or postal code',
  email: 'correct your name, phone number, email address or postal code',
  postalCode: 'correct your name, phone number, email address or postal code',
  history: 'what they changed and when',
  after: 'photos of the place when we’re done',
  texted: 'which ready-made text they opened for you',
  receipts: 'your receipt',
}

test.each([
  ['What the quote form collects', collected],
  ['What we add as the job goes on', added],
])('the privacy page names everything under “%s”', (heading, phrases) => {
  const privacy = extraPages.find(({ path }) => path === '/privacy')
  const section = privacy?.sections.find(({ title }) => title === heading)

  const text = section?.paragraphs.join(' ') ?? ''
  expect(Object.values(phrases).filter((words) => !text.includes(words))).toEqual([])
})

test('the privacy page says how long a receipt outlives its request, and what stays of it when a person is deleted', () => {
  const privacy = extraPages.find(({ path }) => path === '/privacy')
  const text = privacy?.sections.flatMap(({ paragraphs }) => paragraphs).join(' ')

  expect(text).toContain(`${site.receiptYears} years after the end of its year`)
  expect(text).toContain('only its number, day and amounts')
})
