import { deskRoots } from '#data/desk/deskPaths.ts'
import type { AccessStore } from './store/access.ts'

/** Whether a person still has access: an email address while it is in DESK_EMAILS, another name until it is signed out. */
export const isAdmitted = (person: string, deskEmails: readonly string[]): boolean =>
  person.includes('@') ? deskEmails.includes(person) : person !== ''

/** Ends the sessions of people who were taken out of DESK_EMAILS: they stay out if their email address is added again. */
export async function endSessionsOfOthers(access: AccessStore, deskEmails: readonly string[]): Promise<void> {
  const sessions = await access.sessions(Date.now())
  const ended = sessions.filter(({ person }) => !isAdmitted(person, deskEmails))
  await Promise.all(ended.map(({ hash }) => access.deleteSession(hash)))
}

/** The line about the desk that the server prints when it starts. */
export const describeDesk = (url: string): string =>
  `The desk is at ${url}${deskRoots.screens}. To get in: npm run desk -- link`
