import type { MailOutcome } from './mailStore.ts'

/** What both stores write about an attempt; null leaves a column as it is. */
export const settledColumns = (outcome: MailOutcome) => ({
  state: outcome.state,
  dueAt: outcome.state === 'pending' ? outcome.dueAt : null,
  error: outcome.state === 'sent' ? '' : outcome.error,
  // QUOTES_TO divides addresses with commas too: none holds one.
  reached: outcome.state === 'sent' ? null : (outcome.reached?.join(',') ?? null),
})

export const readAddresses = (column: string): string[] => column.split(',').filter(Boolean)
