import { expect, test } from 'vitest'
import { home } from '#data/pages/home.ts'

test('the facts under the hero are claims in two parts, none of whose words is lost', () => {
  expect(home.facts.map(({ start }) => start)).toEqual([
    'Same day',
    '2-hour',
    '40% more',
    '100%',
    'Eco-friendly',
  ])
  for (const { start, rest } of home.facts) expect(`${start} ${rest}`).toMatch(/^\S+( \S+)+$/)
})
