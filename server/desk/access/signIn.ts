import { pathAfterSignIn } from '#data/desk/pathAfterSignIn.ts'
import { isAdmitted } from '../../deskPeople.ts'
import type { AccessStore, DeskLink } from './accessStore.ts'
import { hashSecret, newCode, newSecret } from './secrets.ts'

const minute = 60_000
export const linkLifetime = 15 * minute
const mostRequests = 5
/** A client may ask for several email addresses; beyond this number the client is guessing. */
const mostRequestsOfClient = 20
/** Codes tried for one person in a day, without the link: so many of a million are no way in. */
const mostCodesADay = 20
const day = 24 * 60 * minute

/** What somebody shows to be let in. */
export type Proof = {
  link: string | undefined
  code: string | undefined
  /** The hash of the session that the browser had already. */
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
  if (ofClient.attempts > mostRequestsOfClient) return ofClient
  const ofEmail = await store.countAttempt(hashSecret(`link ${email}`), linkLifetime, now)
  if (ofEmail.attempts > mostRequests) return ofEmail
  // The same for an unknown email address, so that nothing tells it from a known one.
  return addLink(store, { person: email, browser, next: pathAfterSignIn(next), code: newCode() }, now)
}

/** A link for one person, which works in every browser if it is bound to none. */
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
    if (code === undefined) return 'needsCode'
    const isLimited = secret === undefined && (await isGuessing(store, link.person, now))
    if (isLimited || !(await store.takeTry(link.hash))) return 'expired'
    if (hashCode(link.hash, code) !== link.code) return 'wrongCode'
  }
  const isUsed = await store.spendLink(link.hash)
  return isUsed && isAdmitted(link.person, deskEmails) ? link : 'expired'
}

async function isGuessing(store: AccessStore, person: string, now: number): Promise<boolean> {
  const { attempts } = await store.countAttempt(hashSecret(`code ${person}`), day, now)
  return attempts > mostCodesADay
}

/** With the link's hash: the same code has another hash with every link. */
const hashCode = (linkHash: string, code: string): string => hashSecret(`${linkHash} ${code}`)
