/** Ends a failed command: with one sentence for an error that the user can correct, else with the stack. */
export function explainAndExit(error: unknown): never {
  // By name: the bundled pages have a StartError class of their own.
  console.error(error instanceof Error && error.name === 'StartError' ? error.message : error)
  process.exit(1)
}
