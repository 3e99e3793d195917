import { expect, test } from 'vitest'
import { describeHistory, groupHistory, personName } from '#data/desk/describeHistory.ts'
import type { HistoryEntry } from '#data/desk/deskQuote.ts'

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
