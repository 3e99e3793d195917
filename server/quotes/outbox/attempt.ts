import type { Log } from '../../log.ts'
import { type ClaimedMessage, type Outcome, PartlySent } from '../store/outbox.ts'
import { nextAttempt } from './retrySchedule.ts'
import type { Senders } from './senders.ts'

type Dependencies = { senders: Senders; log: Log; now: () => number }

const maxErrorLength = 300

/** Tries to send a message, logs the result and returns its next state. Never rejects. */
export async function attempt(
  message: ClaimedMessage,
  { senders, log, now }: Dependencies,
): Promise<Outcome> {
  const began = now()
  const { kind, quote, since, attempts } = message
  const name = `Mail (${kind}) of quote ${quote.id}`
  try {
    const send = senders[kind]
    if (!send) throw new Error(`The settings for sending ${kind} are missing.`)
    await send(message)
    log.info(`${name} is sent.`)
    return { state: 'sent' }
  } catch (error) {
    const reason = describeReason(error instanceof PartlySent ? error.cause : error)
    const reached = error instanceof PartlySent ? error.reached : message.reached
    const text = error instanceof Error ? error.message.slice(0, maxErrorLength) : reason
    const dueAt = nextAttempt(since, began, attempts)
    if (dueAt !== undefined) {
      log.info(`${name} could not be sent (attempt ${attempts}: ${reason}), trying again later.`)
      return { state: 'pending', dueAt, error: text, reached }
    }
    log.error(
      `${name} FAILED after ${attempts} attempts (${reason}). See it with: npm run quotes -- show ${quote.id}`,
    )
    return { state: 'failed', error: text, reached }
  }
}

/** A server's answer may repeat the visitor's email address: logs get the code only. */
export function describeReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { name, code, responseCode } = error as Error & { code?: unknown; responseCode?: unknown }
  return [code ?? name, responseCode].filter((part) => part !== undefined).join(' ')
}
