import { expect, test } from 'vitest'
import { startDesk } from '#tests/support/server/startDesk.ts'

const ours = { 'Sec-Fetch-Site': 'same-origin' }

/** How a request from elsewhere looks: by a browser of today, and by one without Sec-Fetch-Site. */
const foreign: Record<string, Record<string, string>> = {
  'another site': { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' },
  'another site that claims our origin': { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://site.example' },
  'a subdomain': { 'Sec-Fetch-Site': 'same-site', Origin: 'https://blog.site.example' },
  'a sandboxed frame': { 'Sec-Fetch-Site': 'cross-site', Origin: 'null' },
  'an address that was typed': { 'Sec-Fetch-Site': 'none' },
  'an old browser on another site': { 'Sec-Fetch-Site': '', Origin: 'https://evil.example' },
  'an old browser in a sandboxed frame': { 'Sec-Fetch-Site': '', Origin: 'null' },
  'a program that says nothing': { 'Sec-Fetch-Site': '' },
}

test.each(Object.entries(foreign))('%s changes nothing', async (_from, headers) => {
  const { add, ask } = await startDesk()
  const id = await add()
  const attempts = [
    ask(`/quotes/${id}`, {
      method: 'PATCH',
      body: { note: 'x' },
      headers: { 'If-Match': '"1"', ...headers },
    }),
    ask(`/quotes/${id}/opened`, { method: 'POST', body: {}, headers }),
    ask(`/quotes/${id}/resend`, { method: 'POST', body: {}, headers }),
    ask('/session', { method: 'DELETE', headers }),
    ask('/link', { method: 'POST', body: { email: 'owner@site.example' }, headers }),
    ask('/sign-in', { method: 'POST', body: { link: 'x' }, headers }),
  ]

  const answers = await Promise.all(attempts)

  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403])
  expect(answers[0]?.json).toEqual({ message: 'This can only be done from the desk itself.' })
  expect((await ask(`/quotes/${id}`)).json).toMatchObject({ note: '', version: 1, opened: false })
})

test.each([
  ['the page itself', ours],
  ['an old browser on our page', { 'Sec-Fetch-Site': '', Origin: 'https://site.example' }],
])('%s changes a quote', async (_from, headers) => {
  const { add, ask } = await startDesk()

  const { status } = await ask(`/quotes/${await add()}`, {
    method: 'PATCH',
    body: { note: 'x' },
    headers: { 'If-Match': '"1"', ...headers },
  })

  expect(status).toBe(200)
})

test('another site can read nothing, also not as a sub-resource', async () => {
  const { add, ask } = await startDesk()
  const id = await add()

  const answers = await Promise.all(
    ['/quotes', `/quotes/${id}`, '/summary', `/quotes/${id}/photos/1`].map((path) =>
      ask(path, { headers: { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' } }),
    ),
  )

  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  for (const { headers } of answers)
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
})
