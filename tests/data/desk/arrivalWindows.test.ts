import { expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import {
  arrivalWindows,
  dayPartOf,
  overlapByHalf,
  windowEnd,
  windowName,
  windowsOf,
} from '#data/desk/arrivalWindows.ts'
import { completeChanges, findProgressFaults, type QuoteProgress } from '#data/desk/quoteProgress.ts'

const window = (visitFrom: string, visitTo: string) => ({ visitFrom, visitTo })

test('the offered windows fill the working hours without a gap', () => {
  const { from, to } = site.workingHours

  expect(arrivalWindows[0]?.visitFrom).toBe(from)
  for (const [index, { visitTo }] of arrivalWindows.entries())
    expect(visitTo <= to && visitTo).toBe(arrivalWindows[index + 1]?.visitFrom ?? visitTo)
  expect(arrivalWindows.every(({ visitFrom, visitTo }) => windowEnd(visitFrom) === visitTo)).toBe(true)
})

test.each([
  ['13:00', '15:00', '1 to 3 p.m.', 'afternoon'],
  ['11:00', '13:00', '11 a.m. to 1 p.m.', 'morning'],
  ['09:30', '12:00', '9:30 a.m. to noon', 'morning'],
  ['10:00', '12:00', '10 a.m. to noon', 'morning'],
  ['12:00', '14:00', 'noon to 2 p.m.', 'afternoon'],
  ['00:30', '02:15', '12:30 to 2:15 a.m.', 'morning'],
  ['17:00', '19:00', '5 to 7 p.m.', 'evening'],
  ['', '', '', ''],
])('the window from %s to %s is “%s”', (visitFrom, visitTo, name, part) => {
  expect([windowName({ visitFrom, visitTo }), dayPartOf({ visitFrom })]).toEqual([name, part])
})

test('windows of visits stand among the offered ones, and any time comes last', () => {
  const windows = windowsOf([window('09:15', '09:45'), window('', ''), window('09:15', '09:45')])

  expect(windows).toHaveLength(arrivalWindows.length + 2)
  expect(windows.at(-1)).toEqual(window('', ''))
  expect(windows.filter(({ visitFrom }) => visitFrom === '09:15')).toHaveLength(1)
})

test.each([
  [window('13:00', '15:00'), window('14:00', '16:00'), false],
  [window('13:00', '15:00'), window('13:30', '15:30'), true],
  [window('08:00', '12:00'), window('11:00', '11:30'), true],
  [window('08:00', '12:00'), window('', ''), false],
])('whether %j and %j overlap by more than half: %j', (one, other, isOverlap) => {
  expect([overlapByHalf(one, other), overlapByHalf(other, one)]).toEqual([isOverlap, isOverlap])
})

const quote = (fields: Partial<QuoteProgress>) =>
  ({
    status: 'new',
    visitDay: '',
    visitFrom: '',
    visitTo: '',
    lostReason: '',
    ...fields,
  }) as QuoteProgress
const booked = quote({ status: 'booked', visitDay: '2026-12-01', visitFrom: '09:00', visitTo: '11:00' })
const noVisit = { visitDay: '', visitFrom: '', visitTo: '' }

test.each<[string, QuoteProgress, Partial<QuoteProgress>, Partial<QuoteProgress>]>([
  ['a day books an open request', quote({}), { visitDay: '2026-12-01' }, { status: 'booked' }],
  ['a booked job that is called off has no visit', booked, { status: 'contacted' }, noVisit],
  ['a lost job has no visit', booked, { status: 'lost', visitDay: '2026-12-02', lostReason: 'x' }, noVisit],
  ['a done job keeps its visit', booked, { status: 'done' }, {}],
  [
    'a job that was not done is booked again',
    { ...booked, status: 'done' },
    { status: 'booked', visitDay: '2026-12-02' },
    {},
  ],
  ['a done job without a visit gets one', quote({ status: 'done' }), { visitDay: '2026-12-01' }, {}],
  [
    'a window without an end has the usual length',
    booked,
    { visitFrom: '13:00' },
    { visitTo: windowEnd('13:00') },
  ],
  ['a visit at any time has no end', booked, { visitFrom: '' }, { visitTo: '' }],
])('%s', (_title, before, changes, added) => {
  const completed = completeChanges(before, changes)

  expect(completed).toEqual({ ...changes, ...added })
  expect(findProgressFaults({ ...before, ...completed }, before)).toEqual([])
})

test.each<[QuoteProgress, Partial<QuoteProgress>, string]>([
  [quote({}), { status: 'contacted', visitDay: '2026-12-01' }, 'status'],
  [quote({}), { visitFrom: '09:00' }, 'visitDay'],
  [booked, { visitFrom: '13:00', visitTo: '12:00' }, 'visitTo'],
  [booked, { visitDay: '' }, 'visitDay'],
  [{ ...booked, status: 'done' }, { visitDay: '2026-12-02' }, 'visitDay'],
  [{ ...booked, status: 'done' }, { visitFrom: '13:00' }, 'visitDay'],
])('of %j the change %j is refused', (before, changes, field) => {
  const faults = findProgressFaults({ ...before, ...completeChanges(before, changes) }, before)

  expect(faults.map((fault) => fault.field)).toEqual([field])
})
