import { expect, test } from 'vitest'
import { isSideways, positionAt } from '#components/home/beforeAfter/sliderPosition.ts'

const photo = { left: 16, width: 400 }

test.each([
  [16, 0],
  [116, 25],
  [216, 50],
  [416, 100],
])('at %s px the strap stands at %s percent', (x, position) => {
  expect(positionAt(x, photo)).toBe(position)
})

test('beside the photo it stands at the edge', () => {
  expect([positionAt(-50, photo), positionAt(900, photo)]).toEqual([0, 100])
})

const start = { x: 100, y: 100 }

test.each([
  ['right', { x: 110, y: 104 }, true],
  ['left', { x: 80, y: 95 }, true],
  ['up', { x: 108, y: 60 }, false],
  ['nowhere yet', { x: 105, y: 100 }, false],
])('a finger that goes %s', (_, to, sideways) => {
  expect(isSideways(start, to)).toBe(sideways)
})
