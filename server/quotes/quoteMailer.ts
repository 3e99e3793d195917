import { createTransport } from 'nodemailer'
import type { MailSettings } from '../config.ts'
import { sendTimeout } from './mailSchedule.ts'
import type { ClaimedMail } from './mailStore.ts'
import { confirmationMail, ownersMail } from './quoteMail.ts'

/** Resolves once a mail server has taken the mail over. */
export type SendMail = (mail: ClaimedMail) => Promise<void>

/**
 * Mails are sent through SMTP_URL, each over a connection of its own: one that stalls keeps no other waiting.
 *
 * @param timeout in milliseconds, for the whole of one sending
 */
export function createQuoteMailer(settings: MailSettings, siteUrl: string, timeout = sendTimeout): SendMail {
  const transport = createTransport(settings.smtpUrl)
  const host = new URL(siteUrl).hostname

  return async ({ kind, quote }) => {
    const content =
      kind === 'owner' ? ownersMail(quote, settings, siteUrl) : confirmationMail(quote, settings)
    await transport.sendMail({
      ...content,
      to: [...content.to],
      // The same for every attempt: a mailbox that got it twice can tell.
      messageId: `<${quote.id}.${kind}@${host}>`,
      headers: { 'Auto-Submitted': kind === 'owner' ? 'auto-generated' : 'auto-replied' },
      disableFileAccess: true,
      disableUrlAccess: true,
      signal: AbortSignal.timeout(timeout),
    })
  }
}
