import { expect, test } from 'vitest'
import { arrowStep, wrapIndex } from '#components/gallery/steps.ts'

test.each([
  [0, 0],
  [2, 2],
  [3, 0],
  [-1, 2],
  [7, 1],
  [-4, 2],
])('of three slides, %s is number %s', (index, wrapped) => {
  expect(wrapIndex(index, 3)).toBe(wrapped)
})

test('a slideshow of one goes round to itself', () => {
  expect([wrapIndex(1, 1), wrapIndex(-1, 1)]).toEqual([0, 0])
})

const noModifier = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }

test.each([
  ['ArrowRight', 1],
  ['ArrowLeft', -1],
  ['ArrowUp', 0],
  ['a', 0],
])('%s goes %s slides on', (key, step) => {
  expect(arrowStep({ key, ...noModifier })).toBe(step)
})

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('an arrow with %s is the browser’s', (modifier) => {
  expect(arrowStep({ key: 'ArrowLeft', ...noModifier, [modifier]: true })).toBe(0)
})
