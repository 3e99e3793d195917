import { expect, test } from 'vitest'
import { listsOf, queryOf } from '#components/desk/list/useListFilter.ts'

test('what is to do is what is new, and then what is in progress', () => {
  expect(listsOf('unfinished', '')).toEqual([['new'], ['contacted', 'booked']])
})

test('words are looked for in every quote, unless a status is chosen', () => {
  expect(listsOf('unfinished', 'fridge')).toEqual([[]])
  expect(listsOf('done', 'fridge')).toEqual([['done']])
})

test('the URL holds the filter of the list, and nothing for the default', () => {
  expect(String(queryOf('unfinished', ''))).toBe('')
  expect(String(queryOf('done', 'hot tub'))).toBe('status=done&q=hot+tub')
})
