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

test('a toast that was added is open', () => {
  const store = createToastStore()

  const id = store.add(sent)

  expect(store.list()).toEqual([{ ...sent, id, isOpen: true }])
})

test('one toast is open at a time: another one dismisses it', () => {
  const store = createToastStore()

  const first = store.add(sent)
  const second = store.add(failed)

  expect(store.list()).toEqual([
    { ...failed, id: second, isOpen: true },
    { ...sent, id: first, isOpen: false },
  ])
})

test('an updated toast says something else and stays the same toast', () => {
  const store = createToastStore()
  const id = store.add(sent)

  store.update(id, { text: 'We call you back.' })

  expect(store.list()).toEqual([{ ...sent, text: 'We call you back.', id, isOpen: true }])
})

test('a dismissed toast is kept as dismissed, and removed after 1,000,000 ms', () => {
  const store = createToastStore()
  const id = store.add(sent)

  store.dismiss(id)
  vi.advanceTimersByTime(999_999)
  expect(store.list()).toEqual([{ ...sent, id, isOpen: false }])
  vi.advanceTimersByTime(1)

  expect(store.list()).toEqual([])
})

test('dismissing twice does not put off the removal', () => {
  const store = createToastStore()
  const id = store.add(sent)

  store.dismiss(id)
  vi.advanceTimersByTime(999_000)
  store.dismiss(id)
  vi.advanceTimersByTime(1000)

  expect(store.list()).toEqual([])
})

test('whoever listens hears of every change until they stop', () => {
  const store = createToastStore()
  const heard: number[] = []
  const stop = store.subscribe(() => heard.push(store.list().length))

  const id = store.add(sent)
  store.update(id, failed)
  store.dismiss(id)
  store.remove(id)
  stop()
  store.add(sent)

  expect(heard).toEqual([1, 1, 1, 0])
})
