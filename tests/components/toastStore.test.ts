import { beforeEach, expect, test, vi } from 'vitest'
import { createToastStore } from '#components/toasts/toastStore.ts'

const sent = { title: 'Success!', text: 'Quote request submitted successfully!', kind: 'success' } as const
const failed = { title: 'Error', text: '429: Please wait.', kind: 'error' } as const

beforeEach(() => void vi.useFakeTimers())

test('a new toast is open, dismisses the previous toast, and keeps its id when updated', () => {
  const store = createToastStore()

  const first = store.add(sent)
  const alone = store.list()
  const second = store.add(failed)
  store.update(second, { text: 'We call you back.' })

  expect(alone).toEqual([{ ...sent, id: first, isOpen: true }])
  expect(store.list()).toEqual([
    { ...failed, text: 'We call you back.', id: second, isOpen: true },
    { ...sent, id: first, isOpen: false },
  ])
})

test('a dismissed toast is removed after 1,000,000 ms, and dismissing it twice changes nothing', () => {
  const store = createToastStore()
  const id = store.add(sent)

  store.dismiss(id)
  vi.advanceTimersByTime(500_000)
  store.dismiss(id)
  vi.advanceTimersByTime(499_999)
  expect(store.list()).toEqual([{ ...sent, id, isOpen: false }])
  vi.advanceTimersByTime(1)
  expect(store.list()).toEqual([])
})
