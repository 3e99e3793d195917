import { expect, test, vi } from 'vitest'
import { checkRequest, forgetKey, keyFor, sendQuote } from '#components/quote/sendQuote.ts'
import { emptyDraft, prefillDraft } from '#components/quote/useQuoteDraft.ts'

const subject = 'Hot tub removal in Ajax'
const prefilled = 'Hot tub removal in Ajax: '

test('an empty message is prefilled with the last subject', () => {
  const prefill = (message: string, subject?: string) => prefillDraft({ ...emptyDraft, message }, { subject })
  const prefillAgain = (message: string) =>
    prefillDraft({ ...emptyDraft, message, prefilled }, { subject: 'Piano removal in Whitby' }).message

  expect(prefill('', subject)).toEqual({ ...emptyDraft, message: prefilled, prefilled })
  expect(prefill('')).toEqual(emptyDraft)
  expect(prefill('One piano', subject).message).toBe('One piano')
  expect(prefillAgain(`${prefilled}the small one`)).toBe(`${prefilled}the small one`)
  expect(prefillAgain(prefilled.trim())).toBe('Piano removal in Whitby: ')
  expect(prefillAgain('')).toBe('Piano removal in Whitby: ')
})

test('a load from the estimator replaces the last one, also beside a typed message, and other subjects keep it', () => {
  const draft = { ...emptyDraft, message: 'Two fridges', postalCode: 'L1S', load: '3 cubic yards' }

  expect(prefillDraft(draft, { subject, load: '6 cubic yards' })).toEqual({ ...draft, load: '6 cubic yards' })
  expect(prefillDraft(draft, { subject, load: '' }).load).toBe('')
  expect(prefillDraft(draft, { subject })).toEqual(draft)
})

test.each([
  ['its subject', 'A load of about 3 cubic yards: ', 'A load of about 3 cubic yards: ', ''],
  ['no other subject', prefilled, prefilled, prefilled],
  ['no typed text', 'A load of about 3 cubic yards: ', 'A load of about 3 cubic yards: boxes', undefined],
])('a removed load takes along %s', (_what, prefilled, message, left = message) => {
  const draft = { ...emptyDraft, message, prefilled, load: '2 fridges: 3 cubic yards' }

  expect(prefillDraft(draft, { subject: '', load: '' })).toMatchObject({ message: left, load: '' })
})

test('the idempotency key changes with the content, or once the quote is stored', () => {
  const content = { name: 'Ada', message: 'One fridge' }

  const key = keyFor(content)
  const again = keyFor({ ...content })
  const other = keyFor({ ...content, message: 'Two fridges' })
  forgetKey()

  expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect([again === key, other === key, keyFor(content) === key]).toEqual([true, false, false])
})

test('a request that may be stored is not refused for its day; another one, or one that the server has refused, is', async () => {
  const request = { name: 'Ada', phone: '(905) 555-0100', message: 'One fridge', day: '2026-01-05' }

  const first = await checkRequest(request)
  keyFor(request)
  const again = await checkRequest(request)
  const other = await checkRequest({ ...request, message: 'Two fridges' })
  vi.stubGlobal('location', { origin: 'https://site.example' })
  vi.stubGlobal('fetch', async () => new Response('Please choose a later day.', { status: 422 }))
  await expect(sendQuote(request, 0)).rejects.toThrow('422: Please choose a later day.')
  const refused = await checkRequest(request)

  expect(first).toMatchObject([{ field: 'day' }])
  expect(again).toEqual([])
  expect(other).toMatchObject([{ field: 'day' }])
  expect(refused).toMatchObject([{ field: 'day' }])
})
