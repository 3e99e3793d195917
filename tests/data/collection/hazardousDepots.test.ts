import { expect, test } from 'vitest'
import { loadCity } from '#data/cities/loadCity.ts'
import { hazardousDepots } from '#data/collection/hazardousDepots.ts'
import { noteOf } from '#data/collection/sourced.ts'
import { required } from '#tests/support/required.ts'

test('the depots that take hazardous waste are named with their source, the others are not', async () => {
  const { depots } = required(await loadCity('oshawa'))
  const [depot] = depots
  if (!depot) throw new Error('Oshawa has no depot.')
  const { hazardous: _, ...plain } = depot

  const named = hazardousDepots({
    depots: [
      { ...plain, hazardous: true },
      { ...plain, name: 'Another' },
    ],
  })

  expect(named).toEqual([{ text: `${depot.name}: ${depot.place}.`, source: noteOf(depot) }])
})
