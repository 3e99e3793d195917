import { expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import { foldedFields } from '#data/quote/quoteFields.ts'
import { describeQuote, tableLine } from '#server/cli/quoteTable.ts'
import type { MessageRecord } from '#server/store/outbox.ts'
import type { Quote } from '#server/store/quoteRows.ts'
import { quoteRequest } from '#tests/support/server/sendQuote.ts'

const quote: Quote & Parameters<typeof describeQuote>[0] = {
  ...quoteRequest,
  id: 'k3n8-p2q7-xw',
  createdAt: '2026-01-05T14:07:00.000Z',
  name: 'Ada Smith',
  phone: '(905) 555-0100',
  message: 'One fridge,\n\nground floor',
  page: '/services/ajax/hot-tub-removal',
  spam: false,
  mail: 'sent',
  photos: 0,
  photosAnnounced: 0,
  status: 'new',
  visitDay: '',
  visitFrom: '',
  visitTo: '',
}
/** In the company's time zone, not the server's. */
const received = new Date(quote.createdAt)
  .toLocaleString('sv-SE', { timeZone: site.timeZone })
  .slice(0, '2026-01-05 09:07'.length)
const mail: MessageRecord = { kind: 'owner', about: '', state: 'sent', attempts: 1, error: '' }

test('the list has a heading, and a line for each quote', () => {
  expect(tableLine(undefined, 120)).toBe(
    'ID            Received          Name                  Phone               Mail     Photos  Spam  Message\n',
  )
  expect(tableLine(quote, 130)).toBe(
    `k3n8-p2q7-xw  ${received}  Ada Smith             (905) 555-0100      sent                   One fridge, ground floor\n`,
  )
  const another = { ...quote, mail: 'failed', spam: true, photos: 3 } as const
  expect(tableLine(another, 130)).toContain('  FAILED   3       spam  One fridge')
})

test('a long cell ends with an ellipsis, and no character is cut', () => {
  const long = tableLine({ ...quote, name: '🚛'.repeat(21) }, 100)
  const exact = tableLine({ ...quote, name: '🚛'.repeat(20) }, 120)

  expect(long).toContain(`  ${'🚛'.repeat(19)}…  `)
  expect(exact).toContain(`  ${'🚛'.repeat(20)}  `)
})

/** Removes the alignment, which depends on the longest label. */
const describe = (...shown: Parameters<typeof describeQuote>) =>
  describeQuote(...shown).replace(/ {2,}/g, ': ')

test('one quote is shown in full', () => {
  const text = describe(quote, [mail], [{ position: 2, kind: 'heic', size: 2000, cutOff: 1, after: 0 }])
  const visit = { status: 'booked', visitDay: '2026-11-27', visitFrom: '09:00', visitTo: '11:00' } as const
  const booked = describe({ ...quote, ...visit }, [], [])
  const anyTime = describe({ ...quote, ...visit, visitFrom: '', visitTo: '' }, [], [])

  const start = `Quote: k3n8-p2q7-xw\nReceived: ${received}\nStatus: new\nName: Ada Smith\nPhone: (905)`
  expect(text.slice(0, start.length)).toBe(start)
  expect(text).toContain('\nEmail: ada@example.com\n')
  expect(describe({ ...quote, spam: true, page: '' }, [], [])).toMatch(
    /^Quote: .+ \(probably spam\)\n(.*\n)+Photo: none\nSent from: unknown\nMail: none\n/,
  )
  for (const { label } of foldedFields) expect(text).toContain(`\n${label}: not given\n`)
  expect(anyTime).toContain('\nVisit: Friday, November 27, 2026\n')
  expect(booked).toContain(
    '\nStatus: booked\nVisit: Friday, November 27, 2026, 9 to 11 a.m.\nName: Ada Smith\n',
  )
  expect(text).toMatch(
    /\nPhoto: photo-2\.heic, 2 KB, its end is missing\nSent from: \/services\/ajax\/hot-tub-removal\nMail: to you: sent, 1 attempt\n\nOne fridge,\n\nground floor\n$/,
  )
})
