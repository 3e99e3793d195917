import { expect, test } from 'vitest'
import { forgetKey, keyFor } from '#components/quote/sendQuote.ts'
import { emptyDraft, prefillMessage } from '#components/quote/useQuoteDraft.ts'

const subject = 'Hot tub removal in Ajax'
const prefilled = 'Hot tub removal in Ajax: '

test('an empty message begins with what the visitor was looking at', () => {
  expect(prefillMessage(emptyDraft, subject)).toEqual({ ...emptyDraft, message: prefilled, prefilled })
})

test('a message the visitor has written is never overwritten', () => {
  const draft = { ...emptyDraft, message: 'One piano' }

  expect(prefillMessage(draft, subject)).toEqual(draft)
})

test('nor is one that the visitor has gone on with', () => {
  const draft = { ...emptyDraft, message: `${prefilled}the small one`, prefilled }

  expect(prefillMessage(draft, 'Piano removal in Whitby')).toEqual(draft)
})

test('one that says no more than we began it with begins anew', () => {
  const draft = { ...emptyDraft, message: prefilled.trim(), prefilled }

  expect(prefillMessage(draft, 'Piano removal in Whitby').message).toBe('Piano removal in Whitby: ')
})

test('the way to the truck stays at the head of the message', () => {
  const draft = { ...emptyDraft, message: 'Access: Stairs\n' }

  const begun = prefillMessage(draft, subject)

  expect(begun).toMatchObject({ message: `Access: Stairs\n${prefilled}`, prefilled })
  expect(prefillMessage(begun, 'Piano removal in Whitby').message).toBe(
    'Access: Stairs\nPiano removal in Whitby: ',
  )
})

test('without anything to begin with it stays as it is', () => {
  expect(prefillMessage(emptyDraft, undefined)).toEqual(emptyDraft)
})

test('the key stays for the same content and changes with it', () => {
  const content = { name: 'Ada', message: 'One fridge' }

  const key = keyFor(content)

  expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(keyFor({ ...content })).toBe(key)
  expect(keyFor({ ...content, message: 'Two fridges' })).not.toBe(key)
})

test('once its quote is stored, the same content has another key', () => {
  const content = { name: 'Ada', message: 'One fridge' }
  const key = keyFor(content)

  forgetKey()

  expect(keyFor(content)).not.toBe(key)
})
