import { expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import { bookingWording } from '#data/desk/bookingWording.ts'
import { customerTexts, fillText, messageLink, onOurWay } from '#data/desk/customerTexts.ts'
import { describeBrowser } from '#data/desk/describeBrowser.ts'
import { describeHistory, groupHistory, personName } from '#data/desk/describeHistory.ts'
import { pathAfterSignIn } from '#data/desk/deskPaths.ts'
import type { HistoryEntry } from '#data/desk/deskQuote.ts'
import { visitWording } from '#data/desk/visitWording.ts'

test('a user agent is shown as browser and device', () => {
  const chrome = 'AppleWebKit/537.36 Chrome/140.0.0.0'

  expect([
    describeBrowser('Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Safari/604.1'),
    describeBrowser(`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${chrome} Mobile Safari/537.36`),
    describeBrowser(`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/140.0.0.0`),
    describeBrowser('curl/8.5'),
  ]).toEqual(['Safari on iPhone', 'Chrome on Android', 'Edge on Windows', 'A browser'])
})

test('a sentence that ends in a time has one full stop', () => {
  const [name, when] = ['Ada', 'Fri, Nov 27, 1 to 3 p.m.']

  expect([bookingWording.booking(name, when), visitWording.week.moved(name, when)]).toEqual([
    'Ada is booked for Fri, Nov 27, 1 to 3 p.m.',
    'Ada moved to Fri, Nov 27, 1 to 3 p.m.',
  ])
})

const entry = (what: HistoryEntry['what'], from: string, to: string): HistoryEntry => ({
  at: '2026-11-27T18:00:00Z',
  person: 'owner',
  what,
  from,
  to,
})

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
])('a history entry is described in plain words', (given, words) => {
  expect(describeHistory(given)).toBe(words)
})

test('entries saved together form one group, and the latest group comes first', () => {
  const arrival = { ...entry('arrived', '', 'new'), at: '2026-11-27T17:00:00Z', person: 'visitor' }

  const others = { ...entry('price', '', '300'), person: 'sam' }

  const groups = groupHistory([arrival, entry('status', 'new', 'booked'), entry('price', '', '210'), others])

  expect(groups.map(({ person, lines }) => [personName(person), ...lines])).toEqual([
    ['sam', 'Price: $300'],
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
})

test('a page of the desk keeps its query and loses its fragment', () => {
  expect(pathAfterSignIn('/desk/days/2026-11-27?print=1#top')).toBe('/desk/days/2026-11-27?print=1')
})

const [booked, , , cancelled, thankYou] = customerTexts
const visit = { visitDay: '2026-11-27', visitFrom: '13:00', visitTo: '15:00', price: 210 }

test('a text says what is known about the visit, and leaves out what is not', () => {
  const whole = fillText(booked, { name: ' Ada Smith', ...visit })
  const anyTime = fillText(booked, { name: 'Ada', ...visit, visitFrom: '', visitTo: '', price: null })

  expect(whole).toBe(
    `Hi Ada, this is ${site.brand}. Your pickup is booked for Friday, Nov 27. We’ll arrive from 1 to 3 p.m. The price is $210 plus HST. If anything changes, call us at ${site.phoneDotted}.`,
  )
  expect(anyTime).toBe(
    `Hi Ada, this is ${site.brand}. Your pickup is booked for Friday, Nov 27. If anything changes, call us at ${site.phoneDotted}.`,
  )
  expect(fillText(cancelled, { name: 'Ada', ...visit })).toContain(
    'is cancelled. It was booked for Friday, Nov 27. If',
  )
  expect(fillText(cancelled, { name: 'Ada', ...visit, visitDay: '' })).toContain('is cancelled. If')
  expect(fillText(thankYou, { name: 'Ada', ...visit })).toContain(site.reviewsSite?.url)
})

test('a name with a placeholder, a link or an ampersand stays text in the message app', () => {
  const text = fillText(onOurWay, { name: '{price}&$&?body=x# Smith', ...visit })

  expect(text).toContain('Hi {price}&$&?body=x#, this is')
  expect(messageLink('(905) 555-0199 ext. 4', text)).toBe(`sms:9055550199?&body=${encodeURIComponent(text)}`)
  expect(messageLink('none', text)).toBeUndefined()
})
