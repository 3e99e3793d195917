import type { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import type { MailSettings } from '../../config.ts'
import { type ClaimedMessage, PartlySent } from '../store/outbox.ts'
import { sendTimeout } from './retrySchedule.ts'

type Mailbox = { name: string; address: string }

/** A mail in the mailer's terms. Names and email addresses are separate, so that neither can become a header. */
export type MailContent = {
  from: Mailbox
  to: readonly string[]
  replyTo?: Mailbox
  subject: string
  text: string
  html: string
  /** Called for every receiver: what is attached can be read once. */
  attachments?: () => readonly Attachment[]
}

type Attachment = { filename: string; contentType: string; content: Readable }

/** Tells other mail programs not to answer (RFC 3834). */
type AutoSubmitted = 'auto-generated' | 'auto-replied'

type Sending = { messageId: string; autoSubmitted: AutoSubmitted; signal: AbortSignal }

/** Sends a mail through SMTP_URL to one of its receivers. */
export function createMailer({ smtpUrl }: Pick<MailSettings, 'smtpUrl'>, siteUrl: string) {
  const transport = createTransport(smtpUrl)
  const host = new URL(siteUrl).hostname

  return (content: MailContent, email: string, { messageId, autoSubmitted, signal }: Sending) =>
    transport.sendMail({
      ...content,
      to: [...content.to],
      attachments: content.attachments?.().map((attachment) => ({ ...attachment })) ?? [],
      envelope: { from: content.from.address, to: [email] },
      messageId: `<${messageId}@${host}>`,
      headers: { 'Auto-Submitted': autoSubmitted },
      disableFileAccess: true,
      disableUrlAccess: true,
      signal,
    })
}

/**
 * Sends mail about quotes, a connection for each receiver: one that stalls delays no other, and one that is refused
 * is tried again alone.
 *
 * @param timeout in milliseconds, for all receivers together
 */
export function createMailSender(settings: MailSettings, siteUrl: string, timeout = sendTimeout) {
  const mail = createMailer(settings, siteUrl)

  return async (
    { kind, quote, reached }: ClaimedMessage,
    content: MailContent,
    autoSubmitted: AutoSubmitted,
  ): Promise<void> => {
    const signal = AbortSignal.timeout(timeout)
    // The same for every attempt: a mailbox can recognise a duplicate.
    const messageId = `${quote.id}.${kind}`
    const sendTo = (email: string) => mail(content, email, { messageId, autoSubmitted, signal })

    const waiting = content.to.filter((email) => !reached.includes(email))
    const results = await Promise.allSettled(waiting.map(sendTo))
    const failures = results.flatMap((result, index) =>
      result.status === 'rejected' ? [{ email: waiting[index] ?? '', reason: result.reason }] : [],
    )
    if (failures.length === 0) return
    const unreached = failures.map(({ email }) => email)
    throw new PartlySent(
      failures.map(({ email, reason }) => `${email}: ${reason?.message ?? reason}`).join('; '),
      content.to.filter((email) => !unreached.includes(email)),
      failures[0]?.reason,
    )
  }
}
