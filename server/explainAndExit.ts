import { StartFault } from '#data/settings/settings.ts'

/** Ends a failed command: with one sentence for an error that the user can correct, else with the stack. */
export function explainAndExit(error: unknown): never {
  console.error(error instanceof StartFault ? error.message : error)
  process.exit(1)
}
