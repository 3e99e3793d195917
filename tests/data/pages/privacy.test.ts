import { expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import type { ProgressField } from '#data/desk/quoteProgress.ts'
import { describeRetention, extraPages } from '#data/pages/extraPages.ts'
import type { QuoteField } from '#data/quote/quoteFields.ts'

test('how long requests and photos are kept is described in years or days', () => {
  const planned = ', and longer only while a pickup or call is still planned. Then we delete it.'
  const needed = ' as long as we need it to quote, do the job and answer questions afterwards.'
  const described = [
    [730, 180, ` for 2 years${planned} We delete its photos after 180 days.`],
    [365, 1, ` for 1 year${planned} We delete its photos after 1 day.`],
    [90, 180, ` for 90 days${planned}`],
    [90, 90, ` for 90 days${planned}`],
    [undefined, undefined, needed],
  ] as const

  for (const [quotes, photos, text] of described)
    expect(describeRetention({ quotes, photos })).toBe(`We keep a request${text}`)
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

const pickup = 'the day and time of the pickup'
const corrected = 'correct your name, phone number, email address or postal code'
const paid = 'what it cost and how you paid'

/** The privacy page's phrases for the fields that the desk adds to a quote. */
const added: Readonly<Record<ProgressField | 'history' | 'after' | 'texted' | 'receipts', string>> = {
  status: 'where the job stands',
  lostReason: 'why it fell through',
  address: 'your address',
  followUp: 'when to call you back',
  ...{ visitDay: pickup, visitFrom: pickup, visitTo: pickup },
  price: 'the agreed price',
  cubicYards: 'the size of the load',
  note: 'anything the crew should know',
  ...{ finalPrice: paid, paidBy: paid },
  finalCubicYards: 'the size of the load',
  ...{ name: corrected, phone: corrected, email: corrected, postalCode: corrected },
  history: 'what they changed and when',
  after: 'photos of the place when we’re done',
  texted: 'which ready-made text they opened for you',
  receipts: 'your receipt',
}

const receipts = [`${site.receiptYears} years after the end of its year`, 'only its number, day and amounts']

test.each([
  ['What the quote form collects', Object.values(collected)],
  ['What we add as the job goes on', Object.values(added)],
  [undefined, receipts],
])('the privacy page says all that it has to under “%s”', (heading, phrases) => {
  const privacy = extraPages.find(({ path }) => path === '/privacy')
  const sections = privacy?.sections.filter(({ title }) => title === (heading ?? title)) ?? []

  const text = sections.flatMap(({ paragraphs }) => paragraphs).join(' ')
  expect(phrases.filter((words) => !text.includes(words))).toEqual([])
})
