import { ThemeProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { MessagePart } from '#components/desk/quote/QuotePanels.tsx'
import { ContactSection } from '#components/quote/ContactSection.tsx'
import { FoldedPart } from '#components/quote/FoldedPart.tsx'
import { NotSent } from '#components/quote/NotSent.tsx'
import { checkRequest, forgetKey, keyFor, sendQuote } from '#components/quote/sendQuote.ts'
import { emptyDraft, prefillDraft } from '#components/quote/useQuoteDraft.ts'
import type { DeskQuote } from '#data/desk/deskQuote.ts'
import { fieldText } from '#data/quote/fieldText.ts'
import { fillNotSent } from '#data/quote/notSent.ts'
import { foldedFields, mapFields, plainFields, quoteFields, shownFields } from '#data/quote/quoteFields.ts'
import { theme } from '#renderer/theme/theme.ts'

const render = (part: ReactNode) => renderToString(<ThemeProvider theme={theme}>{part}</ThemeProvider>)

/** A value for every field. */
const filled = mapFields(({ name, kind, options }) => {
  if (options) return options.at(-1)?.value ?? ''
  return kind === 'date' ? '2026-11-27' : `a ${name}`
})

const template = render(<NotSent />)

test('the page for a faulty plain form fills in every field, the honeypot and the reasons, and marks invalid fields', () => {
  const faults = [
    { field: 'name', text: 'No name.' },
    { field: 'phone', text: 'No phone.' },
  ]
  const page = fillNotSent(template, faults, { ...filled, website: 'x' }, '/?a=1&b=2')

  for (const { name, kind, options } of [...shownFields, ...plainFields]) {
    if (options) expect(chosenIn(page, name)).toEqual([filled[name]])
    else if (kind === 'textarea') expect(page).toMatch(new RegExp(`name="${name}"[^>]*>\n${filled[name]}<`))
    else expect(page).toMatch(new RegExp(`name="${name}"[^>]* value="${filled[name]}"`))
  }
  const reasons = faults.map(
    ({ field, text }) => `<li><a id="quote-${field}-reason" href="#quote-${field}">${text}</a></li>`,
  )
  expect(page).toContain(reasons.join(''))
  const wrong = [...page.matchAll(/id="quote-(\w+)"[^>]* aria-invalid="true"/g)]
  expect(wrong.map(([, name]) => name)).toEqual(['name', 'phone'])
  expect(page).toMatch(/name="website"[^>]* value="x"/)
  expect(page).toContain('action="/api/quotes?page=%2F%3Fa%3D1%26b%3D2"')
  expect(page).not.toMatch(/%quote:|data-hole/)
})

test('the page checks every box that was checked, describes a faulty field with its reason and its help, and hides a form that could not be read', () => {
  const typed = { ...filled, access: ['stairs', 'basement'] }
  const page = fillNotSent(template, [{ field: 'day', text: 'Too late.' }], typed)

  expect(chosenIn(page, 'access')).toEqual(['basement', 'stairs'])
  expect(page).toMatch(
    /id="quote-day"[^>]* aria-invalid="true" aria-describedby="quote-day-reason quote-day-help"/,
  )
  expect(page).not.toContain('<div hidden="">')
  expect(fillNotSent(template, [{ text: 'Too long.' }], undefined)).toContain('<div hidden="">')
})

test('the folded parts have every folded field, and the desk’s message part shows all fields except those in its header', () => {
  vi.stubGlobal('isSecureContext', false)
  const parts = (['photos', 'day'] as const).map((part) => (
    <FoldedPart key={part} part={part} hidden={false} faultOf={(name) => `Wrong ${name}.`} readOnly={false} />
  ))
  const folded = render(parts)
  // The other parts of a request are shown elsewhere.
  const message = render(<MessagePart quote={filled as DeskQuote} />)

  const inHead = ['name', 'phone', 'email']
  for (const { name, label, options } of foldedFields) {
    expect(folded).toContain(label)
    if (!options) expect(folded).toContain(`Wrong ${name}.`)
  }
  for (const field of quoteFields)
    expect(message.includes(fieldText(field, filled[field.name]))).toBe(!inHead.includes(field.name))
})

/** The selected option, or the checked boxes. */
function chosenIn(page: string, name: string): string[] {
  const select = new RegExp(`<select[^>]* name="${name}".*?</select>`).exec(page)?.[0]
  const boxes = [...page.matchAll(/<input[^>]*>/g)].filter(([box]) => box.includes(` name="${name}"`))
  return [...(select ?? boxes.join('')).matchAll(/<(?:option|input)([^>]*)>/g)]
    .filter(([, attributes]) => /(selected|checked)=""/.test(attributes ?? ''))
    .map(([, attributes]) => /value="([\w-]+)"/.exec(attributes ?? '')?.[1] ?? '')
}

test('the check of postal codes is left out with its list', () => {
  const section = (
    <StaticRouter location="/">
      <ContactSection />
    </StaticRouter>
  )

  vi.stubGlobal('HAS_POSTAL_CHECK', true)
  expect(render(section)).toContain('id="postal-code"')
  vi.stubGlobal('HAS_POSTAL_CHECK', false)
  expect(render(section)).not.toContain('id="postal-code"')
})

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
