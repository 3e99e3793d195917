import type { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import { site } from '#data/company/site.ts'
import type { MailSettings } from '../../config.ts'
import { isThisMachine } from '../../post.ts'
import type { ClaimedMessage } from '../../store/outbox.ts'

/** Timeout of one sending, and of a silent server, in milliseconds. */
export const sendTimeout = 20_000
/** Factor for the timeout of a mail with photos, whose 7 MB then need 1 Mbit/s. */
const longerWithPhotos = 3

/** An email address was refused, or its server did not answer; `cause` is the first error. */
export class PartlySent extends Error {
  override name = 'PartlySent'
  acceptedBy: readonly string[]

  constructor(message: string, acceptedBy: readonly string[], cause: unknown) {
    super(message, { cause })
    this.acceptedBy = acceptedBy
  }
}

/** A mail in the mailer's terms. Names and email addresses are separate, so that neither can become a header. */
export type MailContent = {
  to: readonly string[]
  replyTo?: { name: string; address: string }
  subject: string
  text: string
  html: string
  /** Opens the attachments, once per receiver: a stream can be read only once. */
  attachments?: () => { filename: string; contentType: string; content: Readable }[]
  /** Sent if the server refuses the attachments: photos must never keep a mail from arriving. */
  withoutAttachments?: MailContent
}

export const mailHtml = (content: string): string => `<!doctype html>
<html lang="${site.language}"><body style="font:16px/1.5 sans-serif">
${content}
</body></html>
`

/** `autoSubmitted` is the header against automatic replies (RFC 3834). */
type Sending = { messageId: string; autoSubmitted: 'auto-generated' | 'auto-replied'; signal: AbortSignal }

/** Sends a mail through SMTP_URL to one of its receivers. @param idleTimeout how long the server may send nothing */
export function createMailer({ smtpUrl, from }: MailSettings, siteUrl: string, idleTimeout = sendTimeout) {
  const url = new URL(smtpUrl)
  const transport = createTransport({
    // ?requireTLS=false or ?ignoreTLS=true at the end of the URL sends the password in plain text.
    url: smtpUrl,
    requireTLS: url.username !== '' && !isThisMachine(url) && url.searchParams.get('ignoreTLS') !== 'true',
    connectionTimeout: idleTimeout,
    greetingTimeout: idleTimeout,
    socketTimeout: idleTimeout,
  })
  const host = new URL(siteUrl).hostname

  return (
    { attachments, withoutAttachments: _other, ...content }: MailContent,
    email: string,
    { messageId, autoSubmitted, signal }: Sending,
  ) =>
    transport.sendMail({
      ...content,
      to: [...content.to],
      attachments: attachments?.() ?? [],
      from: { name: site.brand, address: from },
      envelope: { from, to: [email] },
      messageId: `<${messageId}@${host}>`,
      headers: { 'Auto-Submitted': autoSubmitted },
      disableFileAccess: true,
      disableUrlAccess: true,
      signal,
    })
}

/**
 * Sends mail about quotes, over a connection for each receiver: a stalled receiver delays no other, and only a refused receiver
 * is retried.
 *
 * @param timeout of a mail without attachments, in milliseconds
 */
export function createMailSender(settings: MailSettings, siteUrl: string, timeout = sendTimeout) {
  const mail = createMailer(settings, siteUrl, timeout)

  return async (
    { kind, quote, since, acceptedBy }: ClaimedMessage,
    content: MailContent,
    autoSubmitted: Sending['autoSubmitted'],
  ): Promise<void> => {
    // The same for every attempt, so that a mailbox can recognize a duplicate, until a resend, which must not look like one.
    const messageId = `${quote.id}.${kind}.${since}`
    const { withoutAttachments } = content
    const sendWithin = (time: number, part: MailContent, email: string) =>
      mail(part, email, { messageId, autoSubmitted, signal: AbortSignal.timeout(time) })

    async function sendTo(email: string): Promise<void> {
      if (!withoutAttachments) return void (await sendWithin(timeout, content, email))
      try {
        await sendWithin(longerWithPhotos * timeout, content, email)
      } catch (error) {
        if (!isAboutContent(error)) throw error
        await sendWithin(timeout, withoutAttachments, email)
      }
    }

    const waiting = content.to.filter((email) => !acceptedBy.includes(email))
    const results = await Promise.allSettled(waiting.map(sendTo))
    const failures = results.flatMap((result, index) =>
      result.status === 'rejected' ? [{ email: waiting[index] ?? '', reason: result.reason }] : [],
    )
    if (failures.length === 0) return
    const refusedBy = failures.map(({ email }) => email)
    throw new PartlySent(
      failures.map(({ email, reason }) => `${email}: ${reason?.message ?? reason}`).join('; '),
      content.to.filter((email) => !refusedBy.includes(email)),
      failures[0]?.reason,
    )
  }
}

/** Nodemailer's codes: the message was refused, an attachment could not be read, or the sending took too long. */
const contentCodes: unknown[] = ['EMESSAGE', 'ESTREAM', 'EABORT']
const tooLarge = 552

/** Whether the mail may arrive without attachments. A 4xx reply is a temporary error of the server. */
function isAboutContent(error: unknown): boolean {
  const { code, responseCode, timeoutType } = error as Record<string, unknown>
  if (typeof responseCode === 'number' && responseCode < 500) return false
  return contentCodes.includes(code) || responseCode === tooLarge || timeoutType === 'SOCKET_TIMEOUT'
}
