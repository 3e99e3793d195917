import { expect, test } from 'vitest'
import { describeFaults, parseQuoteRequest, quoteLimits } from '#data/quote/quoteRequest.ts'

const request = { name: 'Ada', phone: '905-555-0100', email: 'ada@example.com', message: 'One fridge' }

test('keeps what was typed, in any script', () => {
  const typed = {
    name: 'Zoë 李',
    phone: '+1 (905) 555-0100 ext. 2',
    email: '',
    message: '👩‍👩‍👧‍👦 «диван»\nثلاجة\t1',
  }

  expect(parseQuoteRequest(typed)).toEqual({ request: typed })
})

test('composes accents, unifies line ends and drops what nobody types', () => {
  const { request: kept } = parseQuoteRequest({
    ...request,
    name: ' Zoe\u0308\r\nBcc: x@example.com ',
    message: '\u0000one\r\ntwo\rthree\u001b[31m \ud800 \u0085',
  })

  expect(kept?.name).toBe('Zoë Bcc: x@example.com')
  expect(kept?.message).toBe('one\ntwo\nthree[31m \ufffd')
})

test('a letter with more marks than any writing has is left as it came', () => {
  const [many, endless] = [15, 16].map((count) => `a${'\u0315\u0300'.repeat(count)}`)

  const { request: kept } = parseQuoteRequest({ ...request, name: many, message: endless })

  expect(kept?.name).toBe(many?.normalize('NFC'))
  expect(kept?.name).not.toBe(many)
  expect(kept?.message).toBe(endless)
})

test('is the same when it is cleaned again, also where a control character kept two parts asunder', () => {
  const { request: once } = parseQuoteRequest({
    ...request,
    name: 'Zoe\u0000\u0308',
    message: '\u0001 e\u0007\u0301',
  })

  expect(once).toMatchObject({ name: 'Zoë', message: 'é' })
  expect(parseQuoteRequest(once).request).toEqual(once)
})

test.each(['\u200b', '\u2800', '\ufeff\u00a0\u3000', '\u3164', '\u00ad \u2060\n\u2028', '\u{e0041}'])(
  'what cannot be seen is nothing: %j',
  (nothing) => {
    const { faults = [] } = parseQuoteRequest({
      name: nothing,
      phone: nothing,
      email: nothing,
      message: nothing,
    })

    expect(describeFaults(faults)).toBe('Please fill in: name, phone, message.')
    expect(parseQuoteRequest({ ...request, name: `${nothing}Ada` }).request?.name).toContain('Ada')
  },
)

test.each([undefined, null, '', '  '])('an email of %j is no email', (email) => {
  expect(parseQuoteRequest({ ...request, email }).request?.email).toBe('')
})

test('a line’s breaks and tabs are one space', () => {
  expect(parseQuoteRequest({ ...request, name: 'Ada\n\n\tByron' }).request?.name).toBe('Ada Byron')
})

test.each([
  [{ email: 'nope' }, 'Please check the email address, or leave it empty.'],
  [{ phone: 'call me' }, 'Please give a phone number with at least 7 digits.'],
  [
    { message: '', email: 'nope' },
    'Please fill in: message. Please check the email address, or leave it empty.',
  ],
])('what is wrong is said, and nothing else: %j', (wrong, said) => {
  expect(describeFaults(parseQuoteRequest({ ...request, ...wrong }).faults ?? [])).toBe(said)
})

test.each([undefined, null, 'text', 7])('%j is a request in which all is missing', (input) => {
  expect(describeFaults(parseQuoteRequest(input).faults ?? [])).toBe('Please fill in: name, phone, message.')
})

test('drops what the form does not have', () => {
  expect(parseQuoteRequest({ ...request, admin: true, id: 'mine' }).request).toEqual(request)
})

test.each([undefined, null, 5, 'text', [], [request], { name: 5, phone: {}, message: [] }])(
  'asks for every required field when it is given %j',
  (input) => {
    const { faults = [] } = parseQuoteRequest(input)

    expect(describeFaults(faults)).toBe('Please fill in: name, phone, message.')
  },
)

test('says of each field what is wrong with it, in the order of the form', () => {
  const { faults } = parseQuoteRequest({
    name: '\t',
    phone: '555-010',
    email: 'ada@',
    message: 'x'.repeat(5001),
  })

  expect(faults).toEqual([
    { field: 'name', kind: 'missing', text: 'Please fill in your name.' },
    { field: 'phone', kind: 'invalid', text: 'Please give a phone number with at least 7 digits.' },
    { field: 'email', kind: 'invalid', text: 'Please check the email address, or leave it empty.' },
    { field: 'message', kind: 'invalid', text: 'The message can have at most 5000 characters.' },
  ])
  expect(describeFaults(faults ?? [])).toBe(
    'Please fill in: name. Please give a phone number with at least 7 digits. ' +
      'Please check the email address, or leave it empty. The message can have at most 5000 characters.',
  )
})

test('a text as long as allowed is kept, counted in characters', () => {
  const long = {
    name: '👋'.repeat(quoteLimits.name),
    phone: '1'.repeat(quoteLimits.phone),
    email: '',
    message: '🛋'.repeat(quoteLimits.message),
  }

  expect(parseQuoteRequest(long).request).toEqual(long)
  expect(parseQuoteRequest({ ...long, name: `${long.name}x` }).request).toBeUndefined()
})

test.each(['ada', 'ada@@example.com', 'a b@example.com', 'ada@example.com\nBcc: x', 'Ada <ada@example.com>'])(
  'the email %j is refused',
  (email) => {
    expect(parseQuoteRequest({ ...request, email }).faults?.map(({ field }) => field)).toEqual(['email'])
  },
)

test.each(['٠١٢٣٤٥٦٧', '555.0100', 'call 5550100 after 5'])('the phone %j is kept', (phone) => {
  expect(parseQuoteRequest({ ...request, phone }).request?.phone).toBe(phone)
})
