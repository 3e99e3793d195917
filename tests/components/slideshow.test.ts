import { expect, test } from 'vitest'
import { arrowStep } from '#components/gallery/steps.ts'

const noModifier = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }

test('an arrow key moves by one slide, another key by none', () => {
  const steps = ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'a'].map((key) => arrowStep({ key, ...noModifier }))

  expect(steps).toEqual([1, -1, 0, 0])
})

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
  'an arrow key with %s is left to the browser',
  (modifier) => {
    expect(arrowStep({ key: 'ArrowLeft', ...noModifier, [modifier]: true })).toBe(0)
  },
)
