import { expect, test } from 'vitest'
import { chooseFaults, drawEach, drawFaults } from '#tests/support/drawFaults.ts'
import { faultsOf } from '#tests/support/faults.ts'
import { seededRandom } from '#tests/support/seededRandom.ts'

test('every fault of a store is drawn once before any comes again, in an order of the seed', () => {
  const orders = [1, 2, 3].map((seed) => take(6, drawFaults(faultsOf.SQLite, seededRandom(seed))))

  for (const names of orders) expect(names.toSorted()).toEqual(faultsOf.SQLite.toSorted())
  expect(new Set(orders.map(String)).size).toBe(3)
})

test('after that, half of them are kills and none is left out', () => {
  const draw = drawFaults(faultsOf.SQLite, seededRandom(1))
  take(6, draw)

  const names = take(1000, draw)

  const kills = names.filter((name) => name === 'kill').length
  expect(kills).toBeGreaterThan(500)
  expect(kills).toBeLessThan(700)
  expect(new Set(names)).toEqual(new Set(faultsOf.SQLite))
})

test('of other things, too, each comes once before any comes again, and none is left out after that', () => {
  const moods = ['accept', 'refuse', 'stall', 'drop']
  const draw = drawEach(moods, seededRandom(1))

  const [first, then] = [take(4, draw), take(100, draw)]

  expect(first.toSorted()).toEqual(moods.toSorted())
  expect(new Set(then)).toEqual(new Set(moods))
})

test('without kills among them, all are others', () => {
  const names = take(100, drawFaults(['stop', 'stall'], seededRandom(1)))

  expect(new Set(names)).toEqual(new Set(['stop', 'stall']))
})

test('all faults of a store are chosen, or those that are named', () => {
  expect(chooseFaults('PostgreSQL', undefined)).toEqual(faultsOf.PostgreSQL)
  expect(chooseFaults('PostgreSQL', 'away,kill')).toEqual(['kill', 'away'])
})

test('what only another store can have is left out', () => {
  expect(chooseFaults('PostgreSQL', 'kill,fill')).toEqual(['kill'])
  expect(chooseFaults('SQLite', 'away')).toEqual([])
})

test('a name that no store knows is refused', () => {
  expect(() => chooseFaults('SQLite', 'kil,stop')).toThrow('FAULTS has kil, and there is only kill, stop,')
})

const take = <Item>(length: number, draw: () => Item): Item[] => Array.from({ length }, draw)
