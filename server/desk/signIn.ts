import { site } from '#data/company/site.ts'
import { deskPaths, linkLifetime, pathAfterSignIn } from '#data/desk/deskPaths.ts'
import { escapeHtml } from '#data/escapeHtml.ts'
import type { MailSettings } from '../config.ts'
import { Refusal, unacceptable } from '../errors.ts'
import { describeReason, type Log } from '../log.ts'
import {
  automatic,
  createMailer,
  type MailContent,
  mailHtml,
  sendTimeout,
} from '../quotes/outbox/mailSender.ts'
import { type AccessStore, type DeskLink, isAdmitted } from '../store/access.ts'
import type { Limit, LimitStore } from '../store/openStore.ts'
import { codeDigits, hashSecret, newCode, newSecret } from './deskSessions.ts'

export function createSignInLimits({ create }: Pick<LimitStore, 'create'>) {
  const links = (keyPrefix: string, points: number) =>
    create({ keyPrefix, points, duration: linkLifetime / 1000 })
  const codes = (keyPrefix: string, points: number) => create({ keyPrefix, points, duration: 24 * 60 * 60 })
  return {
    // In 15 minutes. A client may ask for several email addresses; beyond its number it is guessing. Several clients may ask for one
    // email address, up to the number of mails that its mailbox can bear.
    client: links('client', 20),
    clientForEmail: links('clientForEmail', 5),
    email: links('email', 20),
    // Codes tried without the link in a day: 40 among a million. Whoever tries them all on each day of a year, with eight mails a day
    // to the person, guesses one with a probability of 1.5 %.
    clientForPerson: codes('clientForPerson', 10),
    person: codes('person', 40),
  }
}

export type SignInLimits = ReturnType<typeof createSignInLimits>

type Proof = { link: string | undefined; code: string | undefined; client: string; browser: string }

export type Asked = { secret: string; code: string }

export async function askForLink(
  store: AccessStore,
  limits: SignInLimits,
  { email, client, browser, next }: { email: string; client: string; browser: string; next: unknown },
  now: number,
): Promise<Asked> {
  await countAttempts(
    'Many links were asked for. Please try again in 15 minutes.',
    [limits.client, client],
    [limits.clientForEmail, `${client} ${email}`],
    [limits.email, email],
  )
  // A link is added for an unknown email address too, which must be indistinguishable from a known one.
  return addLink(store, { person: email, browser, next: pathAfterSignIn(next), code: newCode() }, now)
}

/** Creates a link for one person; without a session it works in every browser. */
export async function addLink(
  store: Pick<AccessStore, 'addLink'>,
  { code, ...link }: Pick<DeskLink, 'person' | 'browser' | 'code' | 'next'>,
  now: number,
): Promise<Asked> {
  const secret = newSecret()
  const hash = hashSecret(secret)
  await store.addLink({ ...link, hash, code: code && hashCode(hash, code) }, now, now + linkLifetime)
  return { secret, code }
}

/** Uses a link up: with the link in the browser that asked for it, or with its code. @throws Refusal */
export async function signIn(
  store: AccessStore,
  limits: SignInLimits,
  { link: secret, code, client, browser }: Proof,
  deskEmails: readonly string[],
  now: number,
): Promise<Pick<DeskLink, 'person' | 'next'> | 'needsCode'> {
  const link = await store.findLink(secret === undefined ? { browser } : { hash: hashSecret(secret) }, now)
  if (!link) throw expired()
  const isEnough = secret !== undefined && (link.browser === '' || link.browser === browser)
  if (!isEnough) {
    if (code === undefined && secret !== undefined) return 'needsCode'
    if (code === undefined) throw wrongCode()
    if (secret === undefined)
      await countAttempts(
        'Many codes were tried. Please open the link of the email in this browser.',
        [limits.clientForPerson, `${client} ${link.person}`],
        [limits.person, link.person],
      )
    if (!(await store.takeTry(link.hash))) throw expired()
    if (hashCode(link.hash, code) !== link.code) throw wrongCode()
  }
  const isUsed = await store.spendLink(link.hash)
  if (!isUsed || !isAdmitted(link.person, deskEmails)) throw expired()
  return link
}

const expired = () => new Refusal(410, 'This link was used, or is too old. Please ask for another one.')

const wrongCode = () =>
  unacceptable([
    { field: 'code', text: `This is not the code. It has ${codeDigits} digits and is in the email.` },
  ])

/** Counts under each name up to the first one over its limit, so that a client uses up nothing of other clients'. */
async function countAttempts(text: string, ...counted: [limit: Limit, name: string][]): Promise<void> {
  for (const [limit, name] of counted) {
    const wait = await limit.take(hashSecret(name))
    if (wait === undefined) continue
    throw new Refusal(429, text, { headers: { 'Retry-After': String(Math.ceil(wait / 1000)) } })
  }
}

/** Salted with the link's hash, so that equal codes of two links have different hashes. */
const hashCode = (linkHash: string, code: string): string => hashSecret(`${linkHash} ${code}`)

/** The secret is in the fragment, which browsers do not send: no log contains it. */
export const linkUrl = (origin: string, secret: string): string =>
  `${origin}${deskPaths.signIn}#link=${secret}`

export type SignInMail = (email: string, asked: Asked) => Promise<void>

/** Mails a link and its code, without retries: a person who gets no mail asks again. Never rejects. */
export function createSignInMail(settings: MailSettings, siteUrl: string, log: Log): SignInMail {
  const mail = createMailer(settings, siteUrl)

  return async (email, asked) => {
    try {
      await mail(signInContent(email, asked, siteUrl), email, {
        messageId: `${newSecret()}.desk`,
        headers: automatic,
        timeout: sendTimeout,
      })
      log.info('A sign-in mail is sent.')
    } catch (error) {
      log.error(`A sign-in mail could not be sent (${describeReason(error)}).`)
    }
  }
}

function signInContent(email: string, { secret, code }: Asked, siteUrl: string): MailContent {
  const url = linkUrl(siteUrl, secret)
  const minutes = linkLifetime / 60_000
  const shownCode = `${code.slice(0, 3)} ${code.slice(3)}`
  const intro = `Open this link in the browser where you asked for it. It works once, for ${minutes} minutes.`
  const codeText = `In another browser you also need this code: ${shownCode}`
  const ending = 'If you did not ask for it, you can ignore this email. Never give the code to anybody.'
  return {
    to: [email],
    subject: `Sign in to the desk of ${site.brand}`,
    text: `${[intro, url, codeText, ending].join('\n\n')}\n`,
    html: mailHtml(`<p>${escapeHtml(intro)}</p>
<p><a href="${escapeHtml(url)}">Sign in</a></p>
<p>${escapeHtml(codeText)}</p>
<p>${escapeHtml(ending)}</p>`),
  }
}
