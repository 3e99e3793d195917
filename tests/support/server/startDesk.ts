import { expect, vi } from 'vitest'
import type { Environment } from '#data/company/settings.ts'
import { addLink } from '#server/desk/signIn.ts'
import { createOutboxQueue, createSenders } from '#server/quotes/outbox/outboxQueue.ts'
import type { AccessStore } from '#server/store/access.ts'
import type { OutboxKind } from '#server/store/outbox.ts'
import type { Answer, Send } from '../site/sendRequest.ts'
import { startSite } from '../site/startSite.ts'
import { quoteRequest, sendQuote } from './sendQuote.ts'
import { startMailServer } from './startMailServer.ts'
import { startPhone } from './startPhone.ts'

type SiteOptions = NonNullable<Parameters<typeof startSite>[0]>

/**
 * The whole server with an outbox on the test's clock, and a browser in which the owner is signed in at the desk.
 *
 * @param timeout of one sending, in milliseconds
 */
export async function startDesk({ timeout = 10_000, ...options }: SiteOptions & { timeout?: number } = {}) {
  const site = await startSite(options)
  const browser = await signInAs(site.send, site.access)
  const { store, log, config } = site
  const clock = { now: 0 }
  /** As after a restart: only the database is the same. */
  const createQueue = () => {
    const senders = createSenders(config, store, timeout)
    return createOutboxQueue({ store: store.outbox, senders, log, now: () => clock.now })
  }
  let queue = createQueue()
  const start = Date.now() + 60_000

  /** Sends a quote as a visitor does. @returns its id */
  async function add(more: Record<string, unknown> = {}): Promise<string> {
    const answer = await sendQuote(site.send, { ...quoteRequest, ...more })
    return JSON.parse(answer.text).id
  }
  /** Sends what is due at this time after the start. */
  async function sendAt(elapsed: number): Promise<void> {
    clock.now = start + elapsed
    queue.wake()
    await queue.idle()
  }
  async function restart(): Promise<void> {
    await queue.stop()
    queue = createQueue()
  }
  const stateOf = async (id: string, kind: OutboxKind) =>
    (await store.outbox.messagesOf(id)).find((message) => message.kind === kind)
  return { ...site, ...browser, add, start, sendAt, restart, stateOf }
}

/** The desk with its outbox, and a phone where alerts are on. */
export async function startAlerts() {
  // The push service of the test is on this machine.
  const outbox = await startDesk({ environment: { PRIVATE_ADDRESSES: 'on' }, timeout: 2000 })
  const phone = await startPhone()
  const answer = await outbox.post('/alerts', phone.subscription)
  if (answer.status !== 204) throw new Error(`Subscribing ended with ${answer.status} ${answer.text}`)
  const count = () => phone.service.requests.length
  return { ...outbox, phone, count, stateOf: (id: string) => outbox.stateOf(id, 'alert') }
}

export const deskEmail = 'owner@site.example'
export const minute = 60_000

/** The whole server with a mail server for sign-in links. */
export async function startSignIn(environment: Environment = {}) {
  const mailServer = await startMailServer()
  const site = await startSite({
    environment: {
      SMTP_URL: mailServer.url,
      QUOTES_TO: 'office@site.example',
      DESK_EMAILS: deskEmail,
      ...environment,
    },
  })

  /** Asks for a link, and waits for its mail. @returns link and code of the mail */
  async function ask(browser: ReturnType<typeof openDeskBrowser>, next?: string) {
    const before = mailServer.mails.length
    const answer = await browser.post('/link', { email: deskEmail, next })
    await expect.poll(() => mailServer.mails.length, { timeout: 10_000 }).toBe(before + 1)
    const text = mailServer.mails.at(-1)?.text ?? ''
    const [, link = ''] = /#link=(\S+)/.exec(text) ?? []
    const code = (/\d{3} \d{3}/.exec(text) ?? [''])[0]
    return { answer, link, code }
  }
  const open = (headers = {}) => openDeskBrowser(site.send, headers)
  return { ...site, mailServer, ask, open }
}

/** Advances the clock by milliseconds. */
export const wait = (time: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + time })

export const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status)

/** A site with a quote, and the upload URL of its photos. */
export async function startWithQuote(
  options: Parameters<typeof startSite>[0] = {},
  request: unknown = quoteRequest,
) {
  const running = await startSite(options)
  const { text } = await sendQuote(running.send, request)
  const { id, photos } = JSON.parse(text)
  return { ...running, id: String(id), photos: photos as { put: string; until: string } }
}

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
      ...(body === undefined ? {} : { body: isRaw(body) ? body : JSON.stringify(body) }),
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

const isRaw = (body: unknown) => typeof body === 'string' || Buffer.isBuffer(body)

const isJson = ({ headers }: Answer) => headers['content-type']?.startsWith('application/json')

/** A browser in which this person is signed in, by a link of the command line. */
export async function signInAs(send: Send, access: AccessStore, person = 'owner', headers: Headers = {}) {
  const browser = openDeskBrowser(send, headers)
  const link = await addLink(access, { person, browser: '', code: '', next: '/desk' }, Date.now())
  const answer = await browser.post('/sign-in', { link: link.secret })
  if (answer.status !== 200) throw new Error(`Signing in ended with ${answer.status} ${answer.text}`)
  return browser
}
