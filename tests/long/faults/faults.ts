import { existsSync, statSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { DatabaseSettings } from '#server/config.ts'
import { freezing } from '#tests/support/database/freezeFiles.ts'
import type { StoreKind } from '#tests/support/database/makeDatabase.ts'
import { lockQuotes } from '#tests/support/database/otherProgram.ts'
import type { PostgresServer } from '#tests/support/database/startPostgres.ts'
import type { QuoteServer } from '#tests/support/server/startQuoteServer.ts'

/** The target of a fault. */
export type Victim = {
  server: QuoteServer
  /** Ends the server with this signal and starts another one, within a shell limit if there is one. */
  restart(signal: 'SIGKILL' | 'SIGTERM', limit?: () => string): Promise<void>
  database: DatabaseSettings
  /** Undefined for SQLite. */
  postgres: PostgresServer | undefined
}

type Span = {
  /** In milliseconds. */
  duration: number
  /** Waits for a time in milliseconds, and checks visitors' responses meanwhile. */
  endure(): Promise<void>
}

/** Injects a fault for a time in milliseconds, then ends it. */
type Fault = (victim: Victim, span: Span) => Promise<void>

export type FaultName = 'kill' | 'stop' | 'stall' | 'lock' | 'freeze' | 'fill' | 'away'

const blockSize = 512

/** The faults, in any order. */
export const faults: Readonly<Record<FaultName, Fault>> = {
  async kill(victim) {
    await victim.restart('SIGKILL')
  },

  async stop(victim) {
    await victim.restart('SIGTERM')
  },

  /** Simulates an overloaded machine. */
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

  /** Simulates a full disk: no file can grow much further. */
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

/** Faults during which no quote can be stored. A table lock of PostgreSQL is none: the server waits until the lock ends. */
export const refusing: Readonly<Record<StoreKind, readonly FaultName[]>> = {
  SQLite: freezing.answer === 503 ? ['lock', 'freeze', 'fill'] : ['lock', 'fill'],
  PostgreSQL: ['away'],
}

const filesOf = (database: DatabaseSettings): string[] =>
  database.kind === 'sqlite' ? [database.file, `${database.file}-wal`].filter(existsSync) : []
