import { expect, test } from 'vitest'
import { listsOf, queryOf } from '#components/desk/list/useListFilter.ts'

test('what is to do is what is new, and then what is in progress', () => {
  expect(listsOf('unfinished', '')).toEqual([['new'], ['contacted', 'booked']])
})

test('words are looked for in every request, unless a status is chosen', () => {
  expect(listsOf('unfinished', 'fridge')).toEqual([[]])
  expect(listsOf('done', 'fridge')).toEqual([['done']])
})

test('the address says what the list shows, and nothing about what it shows by itself', () => {
  expect(String(queryOf('unfinished', ''))).toBe('')
  expect(String(queryOf('done', 'hot tub'))).toBe('status=done&q=hot+tub')
})
