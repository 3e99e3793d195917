import type { Log } from '../../log.ts'
import { nextAttempt } from './mailSchedule.ts'
import type { ClaimedMail, MailOutcome } from './mailStore.ts'
import { NotReached, type SendMail } from './quoteMailer.ts'

type Means = { send: SendMail; log: Log; now: () => number }

const longestError = 300

/** Tries to send a mail, says in the log how it went, and decides what becomes of the mail. Never rejects. */
export async function attemptMail(mail: ClaimedMail, { send, log, now }: Means): Promise<MailOutcome> {
  const began = now()
  const name = `Mail (${mail.kind}) of quote ${mail.quote.id}`
  try {
    await send(mail)
    log.info(`${name} is sent.`)
    return { state: 'sent' }
  } catch (error) {
    const reason = describeFailure(error instanceof NotReached ? error.cause : error)
    const reached = error instanceof NotReached ? error.reached : mail.reached
    const said = error instanceof Error ? error.message.slice(0, longestError) : reason
    const dueAt = nextAttempt(mail.since, began, mail.attempts)
    if (dueAt !== undefined) {
      log.info(`${name} could not be sent (attempt ${mail.attempts}: ${reason}), trying again later.`)
      return { state: 'pending', dueAt, error: said, reached }
    }
    log.error(
      `${name} FAILED after ${mail.attempts} attempts (${reason}). See it with: npm run quotes -- show ${mail.quote.id}`,
    )
    return { state: 'failed', error: said, reached }
  }
}

/** What a server answered may repeat the visitor's address: logs get the code only. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { name, code, responseCode } = error as Error & { code?: unknown; responseCode?: unknown }
  return [code ?? name, responseCode].filter((part) => part !== undefined).join(' ')
}
