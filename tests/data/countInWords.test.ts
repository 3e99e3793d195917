import { expect, test } from 'vitest'
import { countInWords } from '#data/fillTemplate.ts'

test('a count is written as a word up to twelve, and in digits above', () => {
  expect([0, 1, 8, 12, 13].map(countInWords)).toEqual(['no', 'one', 'eight', 'twelve', '13'])
})
