import { StartFault } from '#data/settings/settings.ts'

/** The end of a command that failed: a sentence where someone can act on it, else the stack. */
export function explainAndExit(error: unknown): never {
  console.error(error instanceof StartFault ? error.message : error)
  process.exit(1)
}
