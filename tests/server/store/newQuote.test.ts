import { expect, test } from 'vitest'
import { mapFields } from '#data/quote/quoteFields.ts'
import { newQuote } from '#server/quotes/store/newQuote.ts'

test('every id contains a letter, because the desk searches digits alone as a phone number', () => {
  const request = mapFields(() => '')
  const ids = Array.from(
    { length: 5000 },
    () => newQuote(request, { idempotencyKey: undefined, page: '/', spam: false }, []).id,
  )

  expect(ids.filter((id) => !/^[0-9a-f]{12}$/.test(id) || !/[a-f]/.test(id))).toEqual([])
})
