import { expect, test } from 'vitest'
import { arrowStep } from '#components/layout/arrowStep.ts'

const noModifier = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }

test('only arrow keys without a modifier move the slideshow, by one slide', () => {
  const steps = ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'a'].map((key) => arrowStep({ key, ...noModifier }))
  const modified = Object.keys(noModifier).map((modifier) =>
    arrowStep({ key: 'ArrowLeft', ...noModifier, [modifier]: true }),
  )

  expect(steps).toEqual([1, -1, 0, 0])
  expect(modified).toEqual([0, 0, 0, 0])
})
