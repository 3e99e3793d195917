import { expect, test } from 'vitest'
import { describeQuote, tableLine } from '#server/cli/quoteTable.ts'
import type { MessageRecord } from '#server/quotes/outbox/outbox.ts'
import type { Quote } from '#server/quotes/store/quote.ts'

// The owner's own time zone is the one that is shown.
const createdAt = new Date(2026, 0, 5, 9, 7).toISOString()

const quote: Quote = {
  id: 'k3n8-p2q7-xw',
  createdAt,
  name: 'Ada Smith',
  phone: '(905) 555-0100',
  email: 'ada@site.example',
  message: 'One fridge,\n\nground floor',
  page: '/services/ajax/hot-tub-removal',
  spam: false,
  mail: 'sent',
}

const mail: MessageRecord = { kind: 'owner', state: 'sent', attempts: 1, error: '' }

test('the list has a heading, and a line for each quote', () => {
  expect(tableLine(undefined, 120)).toBe(
    'ID            Received          Name                  Phone               Mail     Spam  Message\n',
  )
  expect(tableLine(quote, 120)).toBe(
    'k3n8-p2q7-xw  2026-01-05 09:07  Ada Smith             (905) 555-0100      sent           One fridge, ground floor\n',
  )
})

test('what an owner must not miss stands out', () => {
  const line = tableLine({ ...quote, mail: 'failed', spam: true }, 120)

  expect(line).toContain('  FAILED   spam  One fridge')
})

test('what does not fit ends with an ellipsis, in characters and not in halves of them', () => {
  const line = tableLine({ ...quote, name: '🚛'.repeat(21), message: 'x'.repeat(50) }, 100)

  expect(line).toContain(`  ${'🚛'.repeat(19)}…  `)
  expect(tableLine({ ...quote, name: '🚛'.repeat(20) }, 120)).toContain(`  ${'🚛'.repeat(20)}  `)
  expect(line).toMatch(/ {2}x+…\n$/)
})

test.each([
  [60, 20],
  [115, 26],
])('in %i columns the message has %i', (width, left) => {
  const line = tableLine({ ...quote, message: 'x'.repeat(90) }, width)

  expect(line.match(/x+…/)?.[0]).toHaveLength(left)
})

test('one request is shown with everything that was said', () => {
  expect(describeQuote(quote, [mail])).toBe(`Quote      k3n8-p2q7-xw
Received   2026-01-05 09:07
Name       Ada Smith
Phone      (905) 555-0100
Email      ada@site.example
Sent from  /services/ajax/hot-tub-removal
Mail       to you: sent, 1 attempt

One fridge,

ground floor
`)
})

test('what was not said is said to be missing', () => {
  const text = describeQuote({ ...quote, email: '', page: '', spam: true }, [])

  expect(text).toContain('Quote      k3n8-p2q7-xw (probably spam)\n')
  expect(text).toContain('Email      not given\nSent from  unknown\nMail       none\n')
})

test('a mail in trouble is shown with its last error, on one line', () => {
  const confirmation: MessageRecord = {
    kind: 'confirmation',
    state: 'pending',
    attempts: 3,
    error: '550  no such\n\tuser',
  }

  expect(describeQuote(quote, [mail, confirmation])).toContain(
    'Mail       to you: sent, 1 attempt\nMail       confirmation to the visitor: pending, 3 attempts, last: 550 no such user\n',
  )
})
