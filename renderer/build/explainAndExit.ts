/** The end of a command that failed: a sentence where someone can act on it, else the stack. */
export function explainAndExit(error: unknown): never {
  // By name: the bundled pages have a StartFault class of their own.
  console.error(error instanceof Error && error.name === 'StartFault' ? error.message : error)
  process.exit(1)
}
