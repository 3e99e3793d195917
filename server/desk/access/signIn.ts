import { pathAfterSignIn } from '#data/desk/pathAfterSignIn.ts'
import { linkLifetime } from '#data/desk/signInLink.ts'
import { isAdmitted } from '../../deskPeople.ts'
import type { AccessStore, DeskLink } from './accessStore.ts'
import { hashSecret, newCode, newSecret } from './secrets.ts'

const maxRequests = 5
/** A client may ask for several email addresses; beyond this number the client is guessing. */
const maxRequestsOfClient = 20
/** Codes tried for one person per day, without the link: too few among a million to guess one. */
const maxCodesPerDay = 20
const day = 24 * 60 * 60_000

/** Credentials of a sign-in. */
export type Proof = {
  link: string | undefined
  code: string | undefined
  /** Hash of the browser's existing session. */
  browser: string
}

export type Asked = { secret: string; code: string }

/** @returns the link's secret and its code, or when to ask again */
export async function askForLink(
  store: AccessStore,
  { email, client, browser, next }: { email: string; client: string; browser: string; next: unknown },
  now: number,
): Promise<Asked | { freeAt: number }> {
  const ofClient = await store.countAttempt(hashSecret(`client ${client}`), linkLifetime, now)
  // Counting the email address, too, would add a row for each address that a guessing client makes up.
  if (ofClient.attempts > maxRequestsOfClient) return ofClient
  const ofEmail = await store.countAttempt(hashSecret(`link ${email}`), linkLifetime, now)
  if (ofEmail.attempts > maxRequests) return ofEmail
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

type SignIn = { person: string; next: string } | 'expired' | 'needsCode' | 'wrongCode'

/** Uses a link up: with the link in the browser that asked for it, or with its code. */
export async function signIn(
  store: AccessStore,
  proof: Proof,
  deskEmails: readonly string[],
  now: number,
): Promise<SignIn> {
  const { link: secret, code, browser } = proof
  const link = await store.findLink(secret === undefined ? { browser } : { hash: hashSecret(secret) }, now)
  if (!link) return 'expired'
  const isEnough = secret !== undefined && (link.browser === '' || link.browser === browser)
  if (!isEnough) {
    if (code === undefined) return secret === undefined ? 'wrongCode' : 'needsCode'
    const isLimited = secret === undefined && (await isGuessing(store, link.person, now))
    if (isLimited || !(await store.takeTry(link.hash))) return 'expired'
    if (hashCode(link.hash, code) !== link.code) return 'wrongCode'
  }
  const isUsed = await store.spendLink(link.hash)
  return isUsed && isAdmitted(link.person, deskEmails) ? link : 'expired'
}

async function isGuessing(store: AccessStore, person: string, now: number): Promise<boolean> {
  const { attempts } = await store.countAttempt(hashSecret(`code ${person}`), day, now)
  return attempts > maxCodesPerDay
}

/** Salted with the link's hash, so that equal codes of two links have different hashes. */
const hashCode = (linkHash: string, code: string): string => hashSecret(`${linkHash} ${code}`)
