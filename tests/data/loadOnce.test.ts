import { expect, test } from 'vitest'
import { loadOnce } from '#data/loadOnce.ts'

test('a module is imported once, and again when that failed', async () => {
  let asked = 0
  const load = async () => {
    asked += 1
    if (asked === 1) throw new Error('No line.')
    return asked
  }

  await expect(loadOnce(load)).rejects.toThrow('No line.')
  expect(await loadOnce(load)).toBe(2)
  expect(await loadOnce(load)).toBe(2)
})
