import { expect, test } from 'vitest'
import { beginMessage, emptyDraft } from '#components/quote/quoteDraft.ts'
import { forgetKey, keyFor } from '#components/quote/quoteKey.ts'

const subject = 'Hot tub removal in Ajax'
const begun = 'Hot tub removal in Ajax: '

test('an empty message begins with what the visitor was looking at', () => {
  expect(beginMessage(emptyDraft, subject)).toEqual({ ...emptyDraft, message: begun, begun })
})

test('a message the visitor has written is never overwritten', () => {
  const draft = { ...emptyDraft, message: 'One piano' }

  expect(beginMessage(draft, subject)).toEqual(draft)
})

test('nor is one that the visitor has gone on with', () => {
  const draft = { ...emptyDraft, message: `${begun}the small one`, begun }

  expect(beginMessage(draft, 'Piano removal in Whitby')).toEqual(draft)
})

test('one that says no more than we began it with begins anew', () => {
  const draft = { ...emptyDraft, message: begun.trim(), begun }

  expect(beginMessage(draft, 'Piano removal in Whitby').message).toBe('Piano removal in Whitby: ')
})

test('without anything to begin with it stays as it is', () => {
  expect(beginMessage(emptyDraft, undefined)).toEqual(emptyDraft)
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
