import { Readable } from 'node:stream'
import { Semaphore, withTimeout } from 'async-mutex'
import { createTransport } from 'nodemailer'
import { site } from '#data/company/site.ts'
import type { MailSettings } from '../../config.ts'
import { isThisMachine } from '../../post.ts'
import type { ClaimedMessage, Outcome } from '../../store/outbox.ts'

/** Timeout of one sending until the receiver has all of the message, in milliseconds. */
export const sendTimeout = 20_000
/** Factor for the timeout of a mail with photos, whose 7 MB then need 1 Mbit/s. */
const longerWithPhotos = 3
/** Timeout of the answer to a whole message, in milliseconds (RFC 5321, 4.5.3.2.6): the server may scan it. */
const answerTimeout = 600_000
/** After a whole message without an answer, the only repeat is an hour later, in milliseconds. */
const repeatAfter = 3_600_000

/** An email address was refused, or its server did not answer; `cause` is the first error. */
export class PartlySent extends Error {
  override name = 'PartlySent'
  acceptedBy: readonly string[]

  constructor(message: string, acceptedBy: readonly string[], cause: unknown) {
    super(message, { cause })
    this.acceptedBy = acceptedBy
  }
}

/** What the mail says is no longer so: it is dropped. */
export class OutOfDate extends Error {
  override name = 'OutOfDate'
}

/** The mail server has the whole message and did not answer. It has probably delivered it. */
export class Unanswered extends Error {
  override name = 'Unanswered'
  /** Until the repeat, in milliseconds. */
  wait: number

  constructor(wait: number) {
    super('The mail server took the message and did not answer.')
    this.wait = wait
  }
}

/** Nothing says that the mail is being handed over, so its end was not sent: it could arrive any number of times. */
class NotRecorded extends Error {
  override name = 'NotRecorded'
  override message = 'It could not be recorded before the end of the mail.'
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

/** The mail of a message. @throws OutOfDate or Undeliverable when there is none to send */
export type Compose = (message: ClaimedMessage, now: number) => MailContent | Promise<MailContent>

export const mailHtml = (content: string): string => `<!doctype html>
<html lang="${site.language}"><body style="font:16px/1.5 sans-serif">
${content}
</body></html>
`

type Sending = {
  messageId: string
  headers: Readonly<Record<string, string>>
  /** How long the message may take to the server, in milliseconds. */
  timeout: number
  /** Called before the end of the message, which is not sent if it fails. */
  onWhole?: () => Promise<unknown>
}

/** Headers against automatic replies: RFC 3834, and Exchange's own. */
export const automatic = { 'Auto-Submitted': 'auto-generated' }
const autoReply = { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' }

/** Records an outcome before the attempt is over; false if another attempt has begun. */
export type Settle = (outcome: Outcome) => Promise<boolean>

/** Connections to a server that has refused one, in case it was one too many, for so long after the last refusal, in milliseconds. */
const few = { connections: 3, time: 600_000 }

export type Mailer = ReturnType<typeof createMailer>

/**
 * Sends a mail through SMTP_URL to one of its receivers.
 *
 * @param siteUrl its host is the name in EHLO: relays refuse the name of a machine without a domain
 */
export function createMailer({ smtpUrl, from }: Pick<MailSettings, 'smtpUrl' | 'from'>, siteUrl: string) {
  const url = new URL(smtpUrl)
  const host = new URL(siteUrl).hostname
  const options = {
    // ?requireTLS=false or ?ignoreTLS=true at the end of the URL sends the password in plain text.
    url: smtpUrl,
    name: host,
    requireTLS: url.username !== '' && !isThisMachine(url) && url.searchParams.get('ignoreTLS') !== 'true',
    connectionTimeout: sendTimeout,
    greetingTimeout: sendTimeout,
    socketTimeout: 2 * answerTimeout,
  }
  const slots = withTimeout(new Semaphore(few.connections), sendTimeout)
  let refusedAt = Number.NEGATIVE_INFINITY

  /** @throws Unanswered if the server has the whole message and says nothing */
  async function send(
    { attachments, withoutAttachments: _other, ...content }: MailContent,
    email: string,
    { messageId, headers, timeout, onWhole }: Sending,
  ): Promise<void> {
    const abort = new AbortController()
    const abortIn = (time: number) => setTimeout(() => abort.abort(), time)
    let timer = abortIn(timeout)
    let isWhole = false
    async function* noteEnd(message: Readable) {
      yield* message
      await onWhole?.()
      isWhole = true
      clearTimeout(timer)
      timer = abortIn(answerTimeout)
    }
    const transport = createTransport(options)
    transport.use('stream', ({ message }, done) => {
      // Read only once the server has asked for the message.
      message.processFunc((input) => Readable.from(noteEnd(input)))
      done()
    })
    try {
      await transport.sendMail({
        ...content,
        to: [...content.to],
        attachments: attachments?.() ?? [],
        from: { name: site.brand, address: from },
        envelope: { from, to: [email] },
        messageId: `<${messageId}@${host}>`,
        headers,
        disableFileAccess: true,
        disableUrlAccess: true,
        signal: abort.signal,
      })
    } catch (error) {
      const { responseCode } = error as { responseCode?: number }
      if (responseCode === 421 || responseCode === 432) refusedAt = performance.now()
      throw isWhole && responseCode === undefined ? new Unanswered(repeatAfter) : error
    } finally {
      clearTimeout(timer)
    }
  }

  return (content: MailContent, email: string, sending: Sending): Promise<void> =>
    performance.now() - refusedAt < few.time
      ? slots.runExclusive(() => send(content, email, sending))
      : send(content, email, sending)
}

/**
 * Sends mail about quotes, over a connection for each receiver: a stalled receiver delays no other, and only a refused receiver
 * is retried. One whose server took the message and did not answer gets it once more; a visitor's confirmation only if this
 * server stopped before it knew.
 *
 * @param timeout of a mail without attachments, in milliseconds
 */
export function createMailSender(mail: Mailer, timeout = sendTimeout) {
  return async (
    { kind, quote, since, acceptedBy }: ClaimedMessage,
    content: MailContent,
    now: number,
    settle: Settle,
  ): Promise<void> => {
    const isReply = kind === 'confirmation'
    const sending = {
      // The same for every attempt, so that a mailbox can recognize a duplicate, until a resend, which must not look like one.
      messageId: `${quote.id}.${kind}.${since}`,
      headers: isReply ? autoReply : automatic,
    }
    // Of each receiver: itself once it needs no other attempt, or "TIME EMAIL" of a message without an answer.
    const marks = new Map(
      content.to.flatMap((email) => {
        const mark = acceptedBy.find((mark) => mark === email || mark.endsWith(` ${email}`))
        return mark ? [[email, mark]] : []
      }),
    )

    async function deliver(part: MailContent, email: string, time: number): Promise<void> {
      const before = marks.get(email)
      const onWhole = async () => {
        marks.set(email, before ? email : `${now} ${email}`)
        const acceptedBy = [...marks.values()]
        const handedOver = { state: 'pending', dueAt: now + repeatAfter, error: '', acceptedBy } as const
        if (!(await settle(handedOver).catch(() => false))) throw new NotRecorded()
      }
      try {
        await mail(part, email, { ...sending, timeout: time, onWhole })
        marks.set(email, email)
      } catch (error) {
        if (error instanceof Unanswered && (isReply || before)) return
        if (!(error instanceof Unanswered)) before ? marks.set(email, before) : marks.delete(email)
        throw error
      }
    }

    async function sendTo(email: string): Promise<void> {
      const wait = Number.parseInt(marks.get(email) ?? '', 10) + repeatAfter - now
      if (wait > 0) throw new Unanswered(wait)
      const { withoutAttachments } = content
      // Nothing tells a message without an answer from one that was too large for its server: its repeat has to arrive.
      if (!withoutAttachments || marks.has(email))
        return deliver(withoutAttachments ?? content, email, timeout)
      try {
        await deliver(content, email, longerWithPhotos * timeout)
      } catch (error) {
        if (!isAboutContent(error)) throw error
        await deliver(withoutAttachments, email, timeout)
      }
    }

    const waiting = content.to.filter((email) => marks.get(email) !== email)
    const results = await Promise.allSettled(waiting.map(sendTo))
    const failures = results.flatMap((result, index) =>
      result.status === 'rejected' ? [{ email: waiting[index] ?? '', reason: result.reason }] : [],
    )
    if (failures.length === 0) return
    const first = failures.find(({ reason }) => !(reason instanceof Unanswered)) ?? failures[0]
    throw new PartlySent(
      failures.map(({ email, reason }) => `${email}: ${reason?.message ?? reason}`).join('; '),
      [...marks.values()],
      first?.reason,
    )
  }
}

/** Nodemailer's codes: the message was refused, an attachment could not be read, or the sending took too long. */
const contentCodes: unknown[] = ['EMESSAGE', 'ESTREAM', 'EABORT']
/** Replies to MAIL FROM about a message's size: old codes, and enhanced ones (RFC 3463). */
const tooLarge = /^(523|552|5\d\d[ -]5\.(2\.3|3\.4))\b/

/** Whether the mail may arrive without attachments. A 4xx reply is a temporary error of the server. */
function isAboutContent(error: unknown): boolean {
  if (error instanceof NotRecorded) return false
  const { code, response, responseCode } = error as Record<string, unknown>
  if (typeof responseCode === 'number' && responseCode < 500) return false
  return contentCodes.includes(code) || tooLarge.test(String(response))
}
