import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import type { QuoteRequest } from '#data/quote/quoteFields.ts'
import { findCommand } from '#server/cli/commands.ts'
import type { ServerConfig } from '#server/config.ts'
import { openDesk } from '#server/desk/openDesk.ts'
import type { OutboxKind } from '#server/quotes/store/outbox.ts'
import { openSqliteQuoteStore } from '#server/quotes/store/sqlite/sqliteQuoteStore.ts'
import { arrival, quoteRequest } from '#tests/support/server/sendQuote.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

/** A store, and the output of commands on it. */
export function openCommands() {
  const folder = temporaryFolder()
  const { store, database } = openSqliteQuoteStore(join(folder, 'quotes.db'))
  onTestFinished(() => store.close())
  let written = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written += text
    return true
  })
  /** The output of one command. */
  const outputOf = async (command: () => Promise<void> | undefined) => {
    written = ''
    await command()
    return written
  }
  const { desk, access } = openDesk(database)

  return {
    folder,
    store,
    desk,
    access,
    outputOf,
    add: (more: Partial<QuoteRequest> = {}, messages: readonly OutboxKind[] = []) =>
      store.add({ ...quoteRequest, ...more }, arrival, messages),
    run: (args: string[], { format, mail, webhook }: { format?: string } & Partial<ServerConfig> = {}) =>
      outputOf(() => findCommand(args, format)?.({ store, desk, config: { mail, webhook } })),
  }
}
