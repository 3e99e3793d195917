import { expect, test } from 'vitest'
import { startDesk } from '#tests/support/server/startDesk.ts'

/** Headers of a cross-site request, by a current browser and by one without Sec-Fetch-Site. */
const foreign: Record<string, Record<string, string>> = {
  'another site': { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' },
  'another site that claims our origin': { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://site.example' },
  'a subdomain': { 'Sec-Fetch-Site': 'same-site', Origin: 'https://blog.site.example' },
  'a sandboxed frame': { 'Sec-Fetch-Site': 'cross-site', Origin: 'null' },
  'a URL that was typed': { 'Sec-Fetch-Site': 'none' },
  'an old browser on another site': { 'Sec-Fetch-Site': '', Origin: 'https://evil.example' },
  'an old browser in a sandboxed frame': { 'Sec-Fetch-Site': '', Origin: 'null' },
  'a program that says nothing': { 'Sec-Fetch-Site': '' },
}

test('a request from another origin changes nothing, and the desk’s own works, also in an old browser', async () => {
  const { add, ask } = await startDesk()
  const id = await add()
  const change = (headers: Record<string, string>) =>
    ask(`/quotes/${id}`, { method: 'PATCH', body: { note: 'x' }, headers: { 'If-Match': '"1"', ...headers } })
  const attempt = (headers: Record<string, string>) =>
    Promise.all([
      change(headers),
      ask(`/quotes/${id}/opened`, { method: 'POST', body: {}, headers }),
      ask(`/quotes/${id}/resend`, { method: 'POST', body: {}, headers }),
      ask('/session', { method: 'DELETE', headers }),
      ask('/alerts', { method: 'POST', body: {}, headers }),
      ask('/alerts', { method: 'DELETE', headers }),
      ask('/link', { method: 'POST', body: { email: 'owner@site.example' }, headers }),
      ask('/sign-in', { method: 'POST', body: { link: 'x' }, headers }),
    ])

  for (const [from, headers] of Object.entries(foreign)) {
    const answers = await attempt(headers)
    expect(
      answers.map(({ status }) => status),
      from,
    ).toEqual(answers.map(() => 403))
    expect(answers[0]?.json).toEqual({ message: 'This can only be done from the desk itself.' })
  }
  expect((await ask(`/quotes/${id}`)).json).toMatchObject({ note: '', version: 1, opened: false })
  expect((await change({ 'Sec-Fetch-Site': '', Origin: 'https://site.example' })).status).toBe(200)
})

test('another site cannot read any data, even as a subresource', async () => {
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
