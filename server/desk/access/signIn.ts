import { pathAfterSignIn } from '#data/desk/pathAfterSignIn.ts'
import { linkLifetime } from '#data/desk/signInLink.ts'
import { isAdmitted } from '../../deskPeople.ts'
import type { AccessStore, DeskLink } from '../../store/access.ts'
import type { Limit, LimitStore } from '../../store/limits.ts'
import { hashSecret, newCode, newSecret } from './secrets.ts'

/**
 * Requests for a link in 15 minutes. A client may ask for several email addresses; beyond its number the client is guessing. Several
 * clients may ask for one email address, up to the number of mails that its mailbox can bear.
 */
const maxRequests = { client: 20, clientForEmail: 5, email: 20 }
/**
 * Codes tried without the link in a day: 40 among a million. Whoever tries them all on each day of a year, with eight mails a day to
 * the person, guesses one with a probability of 1.5 %.
 */
const maxCodes = { clientForPerson: 10, person: 40 }
/** In seconds. */
const day = 24 * 60 * 60

/** The limits of requests for links and of codes. */
export function createSignInLimits({ create }: Pick<LimitStore, 'create'>) {
  const links = (keyPrefix: keyof typeof maxRequests) =>
    create({ keyPrefix, points: maxRequests[keyPrefix], duration: linkLifetime / 1000 })
  const codes = (keyPrefix: keyof typeof maxCodes) =>
    create({ keyPrefix, points: maxCodes[keyPrefix], duration: day })
  return {
    client: links('client'),
    clientForEmail: links('clientForEmail'),
    email: links('email'),
    clientForPerson: codes('clientForPerson'),
    person: codes('person'),
  }
}

export type SignInLimits = ReturnType<typeof createSignInLimits>

/** Credentials of a sign-in. */
export type Proof = {
  link: string | undefined
  code: string | undefined
  client: string
  /** Hash of the browser's existing session. */
  browser: string
}

export type Asked = { secret: string; code: string }

/** Too many attempts: how long until the next one is free, in milliseconds. */
export type Limited = { wait: number }

/** @returns the link's secret and its code, or when to ask again */
export async function askForLink(
  store: AccessStore,
  limits: SignInLimits,
  { email, client, browser, next }: { email: string; client: string; browser: string; next: unknown },
  now: number,
): Promise<Asked | Limited> {
  const limited = await countAttempts(
    [limits.client, client],
    [limits.clientForEmail, `${client} ${email}`],
    [limits.email, email],
  )
  if (limited) return limited
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

type SignIn = { person: string; next: string } | Limited | 'expired' | 'needsCode' | 'wrongCode'

/** Uses a link up: with the link in the browser that asked for it, or with its code. */
export async function signIn(
  store: AccessStore,
  limits: SignInLimits,
  proof: Proof,
  deskEmails: readonly string[],
  now: number,
): Promise<SignIn> {
  const { link: secret, code, client, browser } = proof
  const link = await store.findLink(secret === undefined ? { browser } : { hash: hashSecret(secret) }, now)
  if (!link) return 'expired'
  const isEnough = secret !== undefined && (link.browser === '' || link.browser === browser)
  if (!isEnough) {
    if (code === undefined) return secret === undefined ? 'wrongCode' : 'needsCode'
    if (secret === undefined) {
      const limited = await countAttempts(
        [limits.clientForPerson, `${client} ${link.person}`],
        [limits.person, link.person],
      )
      if (limited) return limited
    }
    if (!(await store.takeTry(link.hash))) return 'expired'
    if (hashCode(link.hash, code) !== link.code) return 'wrongCode'
  }
  const isUsed = await store.spendLink(link.hash)
  return isUsed && isAdmitted(link.person, deskEmails) ? link : 'expired'
}

/**
 * Counts an attempt under each name, up to the first one over its limit: a client over its own limit uses up nothing of other
 * clients' and adds no rows.
 */
async function countAttempts(...counted: [limit: Limit, name: string][]): Promise<Limited | undefined> {
  for (const [limit, name] of counted) {
    const wait = await limit.take(hashSecret(name))
    if (wait !== undefined) return { wait }
  }
  return undefined
}

/** Salted with the link's hash, so that equal codes of two links have different hashes. */
const hashCode = (linkHash: string, code: string): string => hashSecret(`${linkHash} ${code}`)
