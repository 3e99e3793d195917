import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import type { QuoteRequest } from '#data/quote/quoteFields.ts'
import { findCommand } from '#server/cli/quotes.ts'
import type { ServerConfig } from '#server/config.ts'
import { openStore } from '#server/store/openStore.ts'
import type { OutboxKind } from '#server/store/outbox.ts'
import { arrival, quoteRequest } from '#tests/support/server/sendQuote.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

/** A store, and the output of commands on it. */
export async function openCommands() {
  const folder = temporaryFolder()
  const quiet = { error: () => {}, info: () => {} }
  const store = await openStore({ kind: 'sqlite', file: join(folder, 'quotes.db') }, quiet)
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
  return {
    folder,
    store,
    outputOf,
    add: (more: Partial<QuoteRequest> = {}, messages: readonly OutboxKind[] = []) =>
      store.quotes.add({ ...quoteRequest, ...more }, arrival, messages),
    run: (args: string[], { format, mail, webhook }: { format?: string } & Partial<ServerConfig> = {}) =>
      outputOf(() => findCommand(args, format)?.({ store, config: { mail, webhook } })),
  }
}
