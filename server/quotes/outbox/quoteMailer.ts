import { createTransport } from 'nodemailer'
import type { MailSettings } from '../../config.ts'
import { sendTimeout } from './mailSchedule.ts'
import type { ClaimedMail } from './mailStore.ts'
import { confirmationMail, ownersMail } from './quoteMail.ts'

/** Resolves once a mail server has taken the mail over, for every address it goes to. */
export type SendMail = (mail: ClaimedMail) => Promise<void>

/** Some address was refused, or its server did not answer; the cause is what went wrong with the first one. */
export class NotReached extends Error {
  override name = 'NotReached'
  /** Those that have it, by now. */
  reached: readonly string[]

  constructor(message: string, reached: readonly string[], cause: unknown) {
    super(message, { cause })
    this.reached = reached
  }
}

/**
 * Mails are sent through SMTP_URL, each over a connection of its own: one that stalls keeps no other waiting. So does
 * each owner's: one address that is refused is tried again by itself.
 *
 * @param timeout in milliseconds, for the whole of one sending
 */
export function createQuoteMailer(settings: MailSettings, siteUrl: string, timeout = sendTimeout): SendMail {
  const transport = createTransport(settings.smtpUrl)
  const host = new URL(siteUrl).hostname

  return async ({ kind, quote, reached }) => {
    const content =
      kind === 'owner' ? ownersMail(quote, settings, siteUrl) : confirmationMail(quote, settings)
    const signal = AbortSignal.timeout(timeout)
    const sendTo = (address: string) =>
      transport.sendMail({
        ...content,
        to: [...content.to],
        envelope: { from: content.from.address, to: [address] },
        // The same for every attempt: a mailbox that got it twice can tell.
        messageId: `<${quote.id}.${kind}@${host}>`,
        headers: { 'Auto-Submitted': kind === 'owner' ? 'auto-generated' : 'auto-replied' },
        disableFileAccess: true,
        disableUrlAccess: true,
        signal,
      })

    const waiting = content.to.filter((address) => !reached.includes(address))
    const results = await Promise.allSettled(waiting.map(sendTo))
    const failures = results.flatMap((result, index) =>
      result.status === 'rejected' ? [{ address: waiting[index] ?? '', reason: result.reason }] : [],
    )
    if (failures.length === 0) return
    const unreached = failures.map(({ address }) => address)
    throw new NotReached(
      failures.map(({ address, reason }) => `${address}: ${reason?.message ?? reason}`).join('; '),
      content.to.filter((address) => !unreached.includes(address)),
      failures[0]?.reason,
    )
  }
}
