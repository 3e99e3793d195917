import { Readable } from 'node:stream'
import { site } from '#data/company/site.ts'
import {
  arrivalName,
  customerMailRows,
  customerMails,
  fullVisitName,
  type VisitMail,
  customerMailWording as wording,
} from '#data/desk/customerMails.ts'
import { addDays, momentOf, type Visit, visitTimes } from '#data/desk/deskCalendar.ts'
import type { DeskQuote, Receipt } from '#data/desk/deskQuote.ts'
import { describeReceipt, receiptWording } from '#data/desk/receipts.ts'
import { escapeHtml } from '#data/escapeHtml.ts'
import { fillTemplate } from '#data/fillTemplate.ts'
import { dollars } from '#data/prices/pricing.ts'
import { describeDay } from '#data/quote/preferredDay.ts'
import type { MailSettings, ServerConfig } from '../../config.ts'
import { writeCalendar } from '../../desk/visitCalendar.ts'
import { Undeliverable } from '../../post.ts'
import type { NewMessage, VisitNews } from '../../store/outbox.ts'
import type { ReceiptStore } from '../../store/receipts.ts'
import { type Compose, type MailContent, mailHtml, OutOfDate } from './mailSender.ts'
import { htmlRow } from './mails.ts'
import type { SenderStores } from './outboxQueue.ts'
import { eventsOfChange, type Job } from './webhook.ts'

/** What a mail about a visit is about, as JSON in the outbox. */
type VisitAbout = Visit & {
  version: number /** The visit that the customer was told before. */
  before?: Visit
}

/** How long news waits, in milliseconds: a change that is undone with its toast tells the customer nothing. */
export const undoTime = 10_000
/** Of the day before, at the company. */
const reminderTime = '17:00'

const visitOf = ({ visitDay, visitFrom, visitTo }: Visit): Visit => ({ visitDay, visitFrom, visitTo })

const isSame = (one: Visit | undefined, other: Visit | undefined): boolean =>
  one?.visitDay === other?.visitDay && one?.visitFrom === other?.visitFrom && one?.visitTo === other?.visitTo

/** The visit of which a customer can be told by mail. */
const plannedVisit = (quote: Job | undefined): Visit | undefined =>
  quote?.status === 'booked' && quote.email !== '' ? visitOf(quote) : undefined

/**
 * The mails to the customer, and the webhooks, that a change calls for. A customer is told of a visit once, then of what has changed
 * since; nothing of a visit that is over.
 *
 * @param before undefined for a new quote
 * @param news the last mail about the visit that was sent
 */
export function messagesOfChange(
  before: Job | undefined,
  after: Job,
  news: VisitNews | undefined,
  now: number,
): NewMessage[] {
  return [...eventsOfChange(before, after, now), ...mailsOfChange(before, after, news, now)]
}

function mailsOfChange(
  before: Job | undefined,
  after: Job,
  news: VisitNews | undefined,
  now: number,
): NewMessage[] {
  const isNewEmail = before?.email !== after.email
  const planned = plannedVisit(after)
  const isSettled = after.email === '' || after.status === 'done' || after.status === 'spam'
  if (isSettled || (!isNewEmail && isSame(plannedVisit(before), planned))) return []
  const isKnown = news && news.kind !== 'cancelled' && !isNewEmail
  const told = isKnown ? visitOf(readAbout(news.about)) : undefined
  const messageOf = (kind: VisitMail, visit: Visit, dueAt = now + undoTime): NewMessage => {
    const about: VisitAbout = {
      ...visit,
      version: after.version,
      ...(kind === 'moved' && told && { before: told }),
    }
    // The round of a reminder begins when it is due.
    return { kind, about: JSON.stringify(about), since: kind === 'reminder' ? dueAt : now, dueAt }
  }
  const isAhead = (visit: Visit) => visitTimes(visit).end > now
  if (!planned) return told && isAhead(told) ? [messageOf('cancelled', told)] : []
  if (!isAhead(planned)) return []
  const remindAt = momentOf(addDays(planned.visitDay, -1), reminderTime)
  return [
    ...(isSame(told, planned) ? [] : [messageOf(told ? 'moved' : 'booked', planned)]),
    ...(remindAt > now ? [messageOf('reminder', planned, remindAt)] : []),
  ]
}

const readAbout = (about: string): VisitAbout => JSON.parse(about)

/** Whether the mail is still true: it says what the quote has, and comes in time. */
function isUpToDate(kind: VisitMail, visit: Visit, quote: DeskQuote, now: number): boolean {
  const { begin, end } = visitTimes(visit)
  if (quote.email === '' || (kind === 'reminder' ? begin : end) <= now) return false
  return kind === 'cancelled' ? quote.status !== 'booked' : isSame(plannedVisit(quote), visit)
}

/** A mail to the customer about the visit. It reads the quote right before it is sent. */
export const composeCustomerMail =
  (mail: MailSettings, { siteUrl }: ServerConfig, desk: SenderStores['desk']): Compose =>
  async (message, now) => {
    const kind = message.kind as VisitMail
    const about = readAbout(message.about)
    const quote = await desk.find(message.quote.id)
    if (!quote || !isUpToDate(kind, about, quote, now))
      throw new OutOfDate('The visit has changed, or is over.')
    return customerMailContent(kind, about, quote, { mail, siteUrl, now })
  }

type Circumstances = { mail: Pick<MailSettings, 'from' | 'to'>; siteUrl: string; now: number }

function customerMailContent(
  kind: VisitMail,
  { version, before, ...visit }: VisitAbout,
  { id, name, address, price, email }: DeskQuote,
  { mail: { from, to }, siteUrl, now }: Circumstances,
): MailContent {
  const { subject, lead, ending, hasCalendarFile } = customerMails[kind]
  const fill = (text: string) =>
    fillTemplate(text, {
      day: describeDay(visit.visitDay),
      before: before ? fullVisitName(before) : '',
      phone: site.phoneDotted,
    })
  const values = {
    name,
    day: describeDay(visit.visitDay),
    window: arrivalName(visit),
    address,
    price:
      price === null ? '' : fillTemplate(wording.plusTax, { price: dollars(price), salesTax: site.salesTax }),
  }
  const rows = (Object.keys(customerMailRows) as (keyof typeof values)[])
    .map((row) => ({ label: customerMailRows[row], text: values[row] }))
    .filter(({ text }) => text !== '')
  const content: MailContent = {
    to: [email],
    replyTo: { name: site.brand, address: to[0] ?? from },
    subject: `${fill(subject)} | ${site.brand}`,
    text: [
      fill(lead),
      rows.map(({ label, text }) => `${label}: ${text}`).join('\n'),
      fill(ending),
      `${site.legalName}\n`,
    ].join('\n\n'),
    html: mailHtml(`<p>${escapeHtml(fill(lead))}</p>
<table>
${rows.map(htmlRow).join('\n')}
</table>
<p>${escapeHtml(fill(ending))}</p>
<p>${escapeHtml(site.legalName)}<br><a href="tel:${site.phone}">${site.phoneBracketed}</a></p>`),
  }
  if (!hasCalendarFile) return content
  const isCancelled = kind === 'cancelled'
  const event = { id, version, ...visit, address, description: site.phoneDotted, isCancelled }
  const calendar = writeCalendar(
    [{ ...event, summary: fillTemplate(wording.event, { brand: site.brand }) }],
    { method: isCancelled ? 'CANCEL' : 'PUBLISH', siteUrl, now },
  )
  const attachments = () => [
    { filename: wording.fileName, contentType: 'text/calendar', content: Readable.from([calendar]) },
  ]
  return { ...content, attachments, withoutAttachments: content }
}

/** A receipt to the customer, with the texts of the desk's page. */
export const composeReceipt =
  (mail: MailSettings, receipts: Pick<ReceiptStore, 'find'>): Compose =>
  async ({ quote, about }) => {
    const receipt = await receipts.find(quote.id, about)
    if (!receipt || quote.email === '') throw new Undeliverable('its receipt or its email address is gone')
    return receiptContent(receipt, quote.email, mail)
  }

function receiptContent(receipt: Receipt, email: string, { from, to }: MailSettings): MailContent {
  const { title, company, rows, amounts, notes } = describeReceipt(receipt)
  const width = Math.max(...amounts.map(([label]) => label.length)) + 2
  const parts = [
    [title],
    company,
    rows.map(([label, text]) => `${label}: ${text}`),
    amounts.map(([label, amount]) => `${label.padEnd(width)}${amount}`),
    notes,
  ]
  const lines = (texts: readonly string[]) => `<p>${texts.map(escapeHtml).join('<br>')}</p>`
  return {
    to: [email],
    replyTo: { name: site.brand, address: to[0] ?? from },
    subject: receiptWording.mailSubject(receipt.number),
    text: parts.map((part) => `${part.join('\n')}\n`).join('\n'),
    html: mailHtml(`<h1 style="font-size:20px">${escapeHtml(title)}</h1>
${lines(company)}
${lines(rows.map(([label, text]) => `${label}: ${text}`))}
<table>
${amounts.map(([label, amount]) => `<tr><td style="padding-right:24px">${escapeHtml(label)}</td><td align="right">${amount}</td></tr>`).join('\n')}
</table>
${lines(notes)}`),
  }
}
