import { expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import { bookingWording } from '#data/desk/bookingWording.ts'
import { customerTexts, fillText, messageLink, onOurWay } from '#data/desk/customerTexts.ts'
import { describeBrowser } from '#data/desk/describeBrowser.ts'
import { describeHistory, groupHistory, personName } from '#data/desk/describeHistory.ts'
import { pathAfterSignIn } from '#data/desk/deskPaths.ts'
import type { HistoryEntry } from '#data/desk/deskQuote.ts'
import { visitWording } from '#data/desk/visitWording.ts'

test.each([
  ['(iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Safari/604.1', 'Safari on iPhone'],
  ['(Linux; Android 15; Pixel 9) Chrome/140.0.0.0 Mobile Safari/537.36', 'Chrome on Android'],
  ['(Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0', 'Edge on Windows'],
  ['curl/8.5', 'A browser'],
])('the user agent "%s" is shown as %s', (agent, name) => {
  expect(describeBrowser(agent)).toBe(name)
})

test('a sentence that ends in a time has one full stop', () => {
  const [name, when] = ['Ada', 'Fri, Nov 27, 1 to 3 p.m.']

  expect([bookingWording.booking(name, when), visitWording.week.moved(name, when)]).toEqual([
    'Ada is booked for Fri, Nov 27, 1 to 3 p.m.',
    'Ada moved to Fri, Nov 27, 1 to 3 p.m.',
  ])
})

const saved = { at: '2026-11-27T18:00:00Z', person: 'owner' }
const entry = (what: HistoryEntry['what'], from: string, to: string) => ({ ...saved, what, from, to })

test.each([
  [entry('status', 'new', 'booked'), 'Status: Booked'],
  [entry('visitDay', '', '2026-11-27'), 'Visit: Fri, Nov 27'],
  [entry('price', '', '210'), 'Price: $210'],
  [entry('visitFrom', '13:00', ''), 'Earliest arrival removed: 1 p.m.'],
  [entry('note', 'Side door', ''), 'Note removed: Side door'],
  [{ ...entry('arrived', '', 'spam'), person: 'visitor' }, 'Came in, looks like spam'],
  [entry('arrived', '', 'booked'), 'Written down'],
  [entry('opened', '', ''), 'Read for the first time'],
  [entry('resent', '', ''), 'Sent again'],
  [entry('texted', '', 'On our way'), 'Text opened: On our way'],
  [entry('receipt', '', '2026-0012'), 'Receipt 2026-0012'],
])('a history entry is described in plain words', (given, words) => {
  expect(describeHistory(given)).toBe(words)
})

test('entries saved together form one group, and the latest group comes first', () => {
  const arrival = { ...entry('arrived', '', 'new'), at: '2026-11-27T17:00:00Z', person: 'visitor' }
  const others = ['300', '310'].map((price) => ({ ...entry('price', '', price), person: 'sam' }))

  const groups = groupHistory([
    arrival,
    entry('status', 'new', 'booked'),
    entry('price', '', '210'),
    ...others,
  ])

  expect(groups.map(({ person, lines }) => [personName(person), ...lines])).toEqual([
    ['sam', 'Price: $300', 'Price: $310'],
    ['owner', 'Status: Booked', 'Price: $210'],
    ['Website', 'Came in'],
  ])
})

test.each([
  ...[undefined, null, 5, {}, ['/desk/x'], '', ' ', `/desk/${'x'.repeat(500)}`, '/desk', '/desktop'],
  ...['https://evil.example/desk', '//evil.example/desk', '/\\evil.example/desk', '\t//evil.example'],
  ...['/desk/../about-us', '/desk/%2e%2e/about-us', '/desk@evil.example', 'javascript:alert(1)'],
])('%j leads to the desk', (next) => {
  expect(pathAfterSignIn(next)).toBe('/desk')
  expect(pathAfterSignIn('/desk/days/2026-11-27?print=1#top')).toBe('/desk/days/2026-11-27?print=1')
})

const [booked, , , cancelled, thankYou] = customerTexts
const visit = { visitDay: '2026-11-27', visitFrom: '13:00', visitTo: '15:00', price: 210 }

test('a text says what is known about the visit, and leaves out what is not', () => {
  const anyTime = { ...visit, visitFrom: '', visitTo: '', price: null }
  const start = `Hi Ada, this is ${site.brand}. Your pickup is booked for Friday, Nov 27.`
  const end = `If anything changes, call us at ${site.phoneDotted}.`
  const friday = 'is cancelled. It was booked for Friday, Nov 27. If'

  expect(fillText(booked, { name: ' Ada Smith', ...visit })).toBe(
    `${start} We’ll arrive from 1 to 3 p.m. The price is $210 plus ${site.salesTax}. ${end}`,
  )
  expect(fillText(booked, { name: 'Ada', ...anyTime })).toBe(`${start} ${end}`)
  expect(fillText(cancelled, { name: 'Ada', ...visit })).toContain(friday)
  expect(fillText(cancelled, { name: 'Ada', ...visit, visitDay: '' })).toContain('is cancelled. If')
  expect(fillText(thankYou, { name: 'Ada', ...visit })).toContain(site.reviewsSite?.url)
})

test('a name with a placeholder, a link or an ampersand stays text in the message app', () => {
  const text = fillText(onOurWay, { name: '{price}&$&?body=x# Smith', ...visit })

  expect(text).toContain('Hi {price}&$&?body=x#, this is')
  expect(messageLink('(905) 555-0199 ext. 4', text)).toBe(`sms:9055550199?&body=${encodeURIComponent(text)}`)
  expect(messageLink('none', text)).toBeUndefined()
})
