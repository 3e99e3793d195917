import type { Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { drawnFrames, noFrames } from '#tests/support/drawnFrames.ts'

const limit = 20
const never = new Promise<never>(() => {})

test('what is drawn in time is passed on, and so is why it was not', async () => {
  const page = pageThat()

  await expect(drawnFrames(page, Promise.resolve(7), limit)).resolves.toBe(7)
  await expect(drawnFrames(page, Promise.reject(new Error('closed')), limit)).rejects.toThrow('closed')
})

test('a page that answers and is not drawn is told', async () => {
  const page = pageThat('answers', 'draws nothing')

  await expect(drawnFrames(page, never, limit)).rejects.toThrow(noFrames)
})

test('one that is drawn is waited for', async () => {
  let end = (_result: string) => {}
  const drawn = new Promise<string>((resolve) => {
    end = resolve
  })
  const page = pageThat('answers', 'draws')

  const waited = drawnFrames(page, drawn, limit)
  await page.asked
  end('at last')

  await expect(waited).resolves.toBe('at last')
})

test('so is one that is too busy to answer', async () => {
  const page = pageThat('is busy', 'draws nothing')
  const outcomes: unknown[] = []

  void drawnFrames(page, never, limit).catch((error: unknown) => outcomes.push(error))
  await page.asked
  await new Promise(setImmediate)

  expect(outcomes).toEqual([])
  expect(page.left()).toEqual(['draws nothing'])
})

type Manner = 'answers' | 'is busy' | 'draws' | 'draws nothing'

/** A page that takes each question in its turn so. */
function pageThat(...manners: Manner[]) {
  let tell = () => {}
  const asked = new Promise<void>((resolve) => {
    tell = resolve
  })
  const evaluate = () => {
    tell()
    const manner = manners.shift()
    return manner === 'answers' || manner === 'draws' ? Promise.resolve(true) : never
  }
  return { evaluate: evaluate as Page['evaluate'], asked, left: () => manners }
}
