import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createToastStore } from '#components/toasts/toastStore.ts'

const sent = { title: 'Success!', text: 'Quote request submitted successfully!', kind: 'success' } as const
const failed = { title: 'Error', text: '429: Please wait.', kind: 'error' } as const

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

test('an added toast is open @4-9', () => {
  const store = createToastStore()

  const id = store.add(sent)

  expect(store.list()).toEqual([{ ...sent, id, isOpen: true }])
})

test('adding a toast dismisses the one that is open', () => {
  const store = createToastStore()

  const first = store.add(sent)
  const second = store.add(failed)

  expect(store.list()).toEqual([
    { ...failed, id: second, isOpen: true },
    { ...sent, id: first, isOpen: false },
  ])
})

test('updating a toast changes its text and keeps its id @4-9', () => {
  const store = createToastStore()
  const id = store.add(sent)

  store.update(id, { text: 'We call you back.' })

  expect(store.list()).toEqual([{ ...sent, text: 'We call you back.', id, isOpen: true }])
})

test('a dismissed toast is removed after 1,000,000 ms @4-14', () => {
  const store = createToastStore()
  const id = store.add(sent)

  store.dismiss(id)
  vi.advanceTimersByTime(999_999)
  expect(store.list()).toEqual([{ ...sent, id, isOpen: false }])
  vi.advanceTimersByTime(1)

  expect(store.list()).toEqual([])
})

test('dismissing a toast twice does not delay its removal', () => {
  const store = createToastStore()
  const id = store.add(sent)

  store.dismiss(id)
  vi.advanceTimersByTime(999_000)
  store.dismiss(id)
  vi.advanceTimersByTime(1000)

  expect(store.list()).toEqual([])
})
