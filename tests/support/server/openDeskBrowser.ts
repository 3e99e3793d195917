import { addLink } from '#server/desk/access/signIn.ts'
import type { AccessStore } from '#server/store/access.ts'
import type { Answer, Send } from '../site/sendRequest.ts'

type Headers = Record<string, string>
type DeskRequest = { method?: string; headers?: Headers; body?: unknown }

/** A browser with a page of the desk: it keeps cookies, and says that it asks from the same origin. */
export function openDeskBrowser(send: Send, always: Headers = {}) {
  const cookies = new Map<string, string>()

  async function ask(path: string, { method = 'GET', headers = {}, body }: DeskRequest = {}) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const all = {
      'Sec-Fetch-Site': 'same-origin',
      Cookie: cookie,
      'Content-Type': body === undefined ? '' : 'application/json',
      ...always,
      ...headers,
    }
    const answer = await send(`/api/desk${path}`, {
      method,
      // Empty headers are left out.
      headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')),
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return { ...answer, json: answer.text === '' || !isJson(answer) ? undefined : JSON.parse(answer.text) }
  }

  const post = (path: string, body: unknown = {}, headers: Headers = {}) =>
    ask(path, { method: 'POST', body, headers })
  const patch = (path: string, version: number, body: unknown) =>
    ask(path, { method: 'PATCH', body, headers: { 'If-Match': `"${version}"` } })

  return { ask, post, patch, cookies }
}

const isJson = ({ headers }: Answer) => headers['content-type']?.startsWith('application/json')

/** A browser in which this person is signed in, by a link of the command line. */
export async function signInAs(send: Send, access: AccessStore, person = 'owner', headers: Headers = {}) {
  const browser = openDeskBrowser(send, headers)
  const link = await addLink(access, { person, browser: '', code: '', next: '/desk' }, Date.now())
  const answer = await browser.post('/sign-in', { link: link.secret })
  if (answer.status !== 200) throw new Error(`Signing in ended with ${answer.status} ${answer.text}`)
  return browser
}
