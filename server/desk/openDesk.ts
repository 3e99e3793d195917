import { deskRoots } from '#data/desk/deskPaths.ts'
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

/** Printed at the start. */
export const describeDesk = (url: string): string =>
  `The desk is at ${url}${deskRoots.screens}. To get in: npm run desk -- link`
