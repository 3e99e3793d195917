import { expect, test } from 'vitest'
import { openDeskBrowser, startDesk, statuses } from '#tests/support/server/startDesk.ts'

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

const reads = ['/quotes', '/quotes/ID', '/summary', '/quotes/ID/photos/1', '/days/2026-11-27', '/session']
const changes = [
  ...['PATCH /quotes/ID', 'POST /quotes', 'POST /quotes/ID/opened', 'POST /quotes/ID/resend'],
  ...['PUT /quotes/ID/photos/x', 'POST /alerts', 'DELETE /alerts', 'DELETE /session'],
]

async function startOrigins() {
  const desk = await startDesk()
  const id = await desk.add()
  /** Sends these requests, such as "POST /alerts". */
  const sendAll = (requests: readonly string[], headers = {}, ask = desk.ask) =>
    Promise.all(
      requests.map((request) => {
        const [method = '', path = ''] = request.replace('ID', id).split(' ')
        const body = method === 'DELETE' ? undefined : {}
        return ask(path, { method, body, headers: { 'If-Match': '"1"', ...headers } })
      }),
    )
  return { ...desk, id, sendAll }
}

test('a request from another origin changes nothing, and the desk’s own works, also in an old browser', async () => {
  const { ask, id, sendAll } = await startOrigins()

  for (const [from, headers] of Object.entries(foreign)) {
    const answers = await sendAll([...changes, 'POST /link', 'POST /sign-in'], headers)
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)), from).toEqual(
      new Set(['403 {"message":"This can only be done from the desk itself."}']),
    )
  }
  expect((await ask(`/quotes/${id}`)).json).toMatchObject({ note: '', version: 1, opened: false })
  const own = await sendAll(['PATCH /quotes/ID'], { 'Sec-Fetch-Site': '', Origin: 'https://site.example' })
  expect(statuses(own)).toEqual([200])
})

test('another site cannot read any data, even as a subresource', async () => {
  const { ask, id } = await startOrigins()
  const headers = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' }

  const answers = await Promise.all(reads.map((path) => ask(path.replace('ID', id), { headers })))

  expect(statuses(answers)).toEqual(reads.map(() => 403))
  const names = answers.flatMap(({ headers }) => Object.keys(headers))
  expect(names.filter((name) => name.startsWith('access-control-'))).toEqual([])
})

test('every path except sign-in needs a session, before a body is read', async () => {
  const { send, sendAll } = await startOrigins()
  const { ask, post } = openDeskBrowser(send)
  const others = ['/sessions', '/business?from=2026-11&to=2026-11', '/calendar', '/nowhere']

  const answers = await Promise.all([
    ...[...reads, ...others].map((path) => ask(path)),
    post('/alerts', '{"broken'),
    post('/alerts', 'text', { 'Content-Type': 'text/plain' }),
  ])
  answers.push(...(await sendAll(changes, {}, ask)))

  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
    new Set(['401 {"message":"Please sign in."}']),
  )
  for (const { headers } of answers) expect(headers['set-cookie']).toBeUndefined()
})
