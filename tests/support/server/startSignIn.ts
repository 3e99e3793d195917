import { expect, vi } from 'vitest'
import type { Environment } from '#data/company/settings.ts'
import { startSite } from '../site/startSite.ts'
import { openDeskBrowser } from './openDeskBrowser.ts'
import { startMailServer } from './startMailServer.ts'

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
