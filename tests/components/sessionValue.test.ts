import { expect, test, vi } from 'vitest'
import { sessionValue } from '#components/session/sessionValue.ts'

test('a value that storage has no room for replaces the stored one, until it is cleared', () => {
  const stored = new Map<string, string>()
  let isFull = false
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    removeItem: (name: string) => stored.delete(name),
    setItem(name: string, value: string) {
      if (isFull) throw new DOMException('', 'QuotaExceededError')
      stored.set(name, value)
    },
  })
  const value = sessionValue('draft')
  value.write('older')
  isFull = true

  value.write('newer')

  expect(value.read()).toBe('newer')
  value.clear()
  expect(value.read()).toBeNull()
})
