import { existsSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { freezing } from './freezeFiles.ts'
import type { PostgresServer } from './startPostgres.ts'
import type { QuoteServer } from './startQuoteServer.ts'

/** What a fault falls upon. */
export type Victim = {
  server: QuoteServer
  /** Ends the server so, and starts another: within that limit of the shell, if there is one. */
  restart(signal: 'SIGKILL' | 'SIGTERM', limit?: string): Promise<void>
  /** The database's file, where it is SQLite. */
  file: string | undefined
  postgres: PostgresServer | undefined
}

/** Something goes wrong for so many milliseconds, and is well again. */
export type Fault = (victim: Victim, duration: number) => Promise<void>

const blockSize = 512

/** By name; each can follow any other. */
export const faults: Readonly<Record<string, Fault>> = {
  async kill(victim) {
    await victim.restart('SIGKILL')
  },

  async stop(victim) {
    await victim.restart('SIGTERM')
  },

  /** As on a machine that has no time for it. */
  async stall({ server }, duration) {
    server.child.kill('SIGSTOP')
    await wait(duration)
    server.child.kill('SIGCONT')
  },

  async lock({ file }, duration) {
    if (!file) return
    const other = new DatabaseSync(file, { timeout: 5000 })
    other.exec('begin immediate')
    await wait(duration)
    other.exec('rollback')
    other.close()
  },

  async freeze({ file }, duration) {
    const files = databaseFiles(file)
    freezing.freeze(files)
    await wait(duration)
    freezing.thaw(files)
  },

  /** The system lets no file grow much further, as when the disk is full. */
  async fill(victim, duration) {
    const largest = Math.max(...databaseFiles(victim.file).map((file) => statSync(file).size))
    await victim.restart('SIGTERM', `ulimit -f ${Math.ceil(largest / blockSize) + 200}`)
    await wait(duration)
    await victim.restart('SIGTERM')
  },

  async away({ postgres }, duration) {
    await postgres?.stop()
    await wait(duration)
    await postgres?.start()
  },
}

/** The faults of one kind of store, the common ones first. */
export const faultsOf = {
  SQLite: ['kill', 'stop', 'stall', 'lock', 'freeze', 'fill'],
  PostgreSQL: ['kill', 'stop', 'stall', 'away'],
} as const

const databaseFiles = (file: string | undefined): string[] =>
  file ? [file, `${file}-wal`].filter(existsSync) : []
