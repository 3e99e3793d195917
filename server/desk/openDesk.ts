import { deskRoots } from '#data/desk/deskPaths.ts'
import { isAdmitted } from '../deskPeople.ts'
import { type AlertStore, createAlertStore } from '../quotes/alerts/alertStore.ts'
import type { OpenDatabase } from '../quotes/store/database.ts'
import { openStatements } from '../quotes/store/statements.ts'
import type { AccessStore } from './access/accessStore.ts'
import { createAccessStore } from './access/createAccessStore.ts'
import { createDeskStore } from './store/createDeskStore.ts'
import type { DeskStore } from './store/deskStore.ts'

/** The desk's stores, in the database of the quotes. */
export function openDesk(database: OpenDatabase): {
  desk: DeskStore
  access: AccessStore
  alerts: AlertStore
} {
  const statements = openStatements(database)
  return {
    desk: createDeskStore(statements),
    access: createAccessStore(statements),
    alerts: createAlertStore(statements),
  }
}

/** Ends the sessions of people who were taken out of DESK_EMAILS: they stay out if their email address is added again. */
export async function endSessionsOfOthers(access: AccessStore, deskEmails: readonly string[]): Promise<void> {
  const sessions = await access.sessions(Date.now())
  const ended = sessions.filter(({ person }) => !isAdmitted(person, deskEmails))
  await Promise.all(ended.map(({ hash }) => access.deleteSession(hash)))
}

/** The line about the desk that the server prints when it starts. */
export const describeDesk = (url: string): string =>
  `The desk is at ${url}${deskRoots.screens}. To get in: npm run desk -- link`
