import { expect, test, vi } from 'vitest'
import { deleteDrafts, deleteOldDrafts, readDraft, writeDraft } from '#components/desk/data/quoteDrafts.ts'

const day = 86_400_000
const note = { note: { text: 'Side door', base: '' } }

/** A storage whose own keys are its entries, as in a browser. */
class FakeStorage {
  [name: string]: unknown
  getItem(name: string) {
    return Object.hasOwn(this, name) ? this[name] : null
  }
  setItem(name: string, value: string) {
    this[name] = value
  }
  removeItem(name: string) {
    delete this[name]
  }
}

test('drafts are deleted 30 days after their last edit, and all of them at sign-out; other entries stay', () => {
  const storage = new FakeStorage()
  vi.stubGlobal('localStorage', storage)
  vi.useFakeTimers({ toFake: ['Date'] })
  storage.theme = 'dark'
  writeDraft('old', note)
  vi.advanceTimersByTime(day)
  writeDraft('newer', note)

  vi.advanceTimersByTime(29 * day + 1)
  deleteOldDrafts()

  expect([readDraft('old'), readDraft('newer')]).toEqual([{}, note])
  expect(Object.keys(storage)).toEqual(['theme', 'desk newer'])
  deleteDrafts()
  expect(Object.keys(storage)).toEqual(['theme'])
})
