import type { Log } from '../../log.ts'
import { NotAccepted } from '../../outgoing/notAccepted.ts'
import { type ClaimedMessage, longestDelay, type Outcome } from '../../store/outbox.ts'
import { PartlySent, Undeliverable } from './messageKind.ts'
import { nextAttempt } from './retrySchedule.ts'
import { messageKinds, type Senders } from './senders.ts'

type Dependencies = { senders: Senders; log: Log; now: () => number }

const maxErrorLength = 300

/** Tries to send a message, logs the result and returns its next state. Never rejects. */
export async function attempt(
  message: ClaimedMessage,
  { senders, log, now }: Dependencies,
): Promise<Outcome> {
  const startedAt = now()
  const { kind, quote, since, attempts } = message
  const { name: kindName, schedule = nextAttempt } = messageKinds[kind]
  const name = `${kindName} of quote ${quote.id}`
  try {
    const send = senders[kind]
    if (!send) throw new Error(`The settings for sending ${kind} are missing.`)
    const again = await send(message, startedAt)
    log.info(`${name} is sent.`)
    return again === undefined ? { state: 'sent' } : { state: 'pending', dueAt: again, error: '' }
  } catch (error) {
    const cause = error instanceof PartlySent ? error.cause : error
    const reason = describeReason(cause)
    const reached = error instanceof PartlySent ? error.reached : message.reached
    const text = error instanceof Error ? error.message.slice(0, maxErrorLength) : reason
    if (error instanceof Undeliverable) {
      log.error(`${name} FAILED: ${error.message}`)
      return { state: 'failed', error: text, reached }
    }
    const earliest = startedAt + (cause instanceof NotAccepted ? Math.min(cause.wait, longestDelay) : 0)
    const dueAt = schedule(since, startedAt, attempts, earliest)
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
