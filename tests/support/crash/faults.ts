import { existsSync, statSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { DatabaseSettings } from '#server/settingParsers.ts'
import { lockQuotes } from '../database/lockQuotes.ts'
import type { StoreKind } from '../database/makeDatabase.ts'
import type { PostgresServer } from '../database/startPostgres.ts'
import type { QuoteServer } from '../server/startQuoteServer.ts'
import { freezing } from './freezeFiles.ts'

/** What a fault falls upon. */
export type Victim = {
  server: QuoteServer
  /** Ends the server so, and starts another: within the limit of the shell that is then asked for, if any. */
  restart(signal: 'SIGKILL' | 'SIGTERM', limit?: () => string): Promise<void>
  database: DatabaseSettings
  /** Where it is PostgreSQL. */
  postgres: PostgresServer | undefined
}

type Span = {
  /** In milliseconds. */
  duration: number
  /** Lets them pass, and looks at what visitors see meanwhile. */
  endure(): Promise<void>
}

/** Something goes wrong for so long, and is well again. */
type Fault = (victim: Victim, span: Span) => Promise<void>

export type FaultName = 'kill' | 'stop' | 'stall' | 'lock' | 'freeze' | 'fill' | 'away'

const blockSize = 512

/** Each can follow any other. */
export const faults: Readonly<Record<FaultName, Fault>> = {
  async kill(victim) {
    await victim.restart('SIGKILL')
  },

  async stop(victim) {
    await victim.restart('SIGTERM')
  },

  /** As on a machine that has no time for it. */
  async stall({ server }, { duration }) {
    server.child.kill('SIGSTOP')
    await wait(duration)
    server.child.kill('SIGCONT')
  },

  async lock({ database }, { endure }) {
    const unlock = await lockQuotes(database)
    await endure()
    await unlock()
  },

  async freeze({ database }, { endure }) {
    const files = filesOf(database)
    freezing.freeze(files)
    await endure()
    freezing.thaw(files)
  },

  /** The system lets no file grow much further, as when the disk is full. */
  async fill({ restart, database }, { endure }) {
    const largest = () => Math.max(...filesOf(database).map((file) => statSync(file).size))
    await restart('SIGTERM', () => `ulimit -f ${Math.ceil(largest() / blockSize) + 200}`)
    await endure()
    await restart('SIGTERM')
  },

  async away({ postgres }, { endure }) {
    await postgres?.stop()
    await endure()
    await postgres?.start()
  },
}

/** The faults of one kind of store, the common ones first. */
export const faultsOf: Readonly<Record<StoreKind, readonly FaultName[]>> = {
  SQLite: ['kill', 'stop', 'stall', 'lock', 'freeze', 'fill'],
  PostgreSQL: ['kill', 'stop', 'stall', 'lock', 'away'],
}

/** Those in which no quote can be kept. For the lock of a table, the server waits longer than a fault goes on. */
export const refusing: Readonly<Record<StoreKind, readonly FaultName[]>> = {
  SQLite: freezing.answer === 503 ? ['lock', 'freeze', 'fill'] : ['lock', 'fill'],
  PostgreSQL: ['away'],
}

const filesOf = (database: DatabaseSettings): string[] =>
  database.kind === 'sqlite' ? [database.file, `${database.file}-wal`].filter(existsSync) : []
