import { site } from '#data/company/site.ts'
import type { QuoteRequest } from '#data/quote/quoteRequest.ts'
import type { MailSettings } from '../../config.ts'
import { escapeHtml } from '../../escapeHtml.ts'
import type { MailKind, Quote } from '../store/quote.ts'
import { mailLink, phoneLink } from './contactLinks.ts'

type Mailbox = { name: string; address: string }

/** A mail in the mailer's terms. Names and addresses travel apart, so that neither can become a header. */
export type MailContent = {
  from: Mailbox
  to: readonly string[]
  replyTo?: Mailbox
  subject: string
  text: string
  html: string
}

/** Which mails a request calls for. Suspected spam reaches the owner, but is never answered. */
export const wantedMails =
  (settings: MailSettings | undefined) =>
  ({ email }: QuoteRequest, spam: boolean): MailKind[] => {
    if (!settings) return []
    return settings.autoreply && email !== '' && !spam ? ['owner', 'confirmation'] : ['owner']
  }

/** Everything the owner needs to call back. */
export function ownersMail(quote: Quote, { from, to }: MailSettings, siteUrl: string): MailContent {
  const { id, name, phone, email, message, page, spam, createdAt } = quote
  const call = phoneLink(phone)
  const sentFrom = page.startsWith('/') ? siteUrl + page : ''
  const rows: readonly [label: string, text: string, link: string][] = [
    ['Name', name, ''],
    ['Phone', phone, call],
    ['Email', email || 'not given', email && mailLink(email)],
    ['Sent from', sentFrom || 'unknown', sentFrom],
    ['Received', describeTime(createdAt), ''],
    ['Quote', id, ''],
  ]
  const warning = 'The hidden field was filled in: this is probably spam.'

  return {
    from: { name: site.brand, address: from },
    to,
    ...(email === '' ? {} : { replyTo: { name, address: email } }),
    subject: `${spam ? 'Probably spam: quote' : 'Quote'} request from ${name}`,
    text: [
      ...(spam ? [warning, ''] : []),
      ...rows.map(
        ([label, text, link]) =>
          `${`${label}:`.padEnd(11)}${text}${label === 'Phone' && link ? ` (${link})` : ''}`,
      ),
      '',
      message,
      '',
    ].join('\n'),
    html: `<!doctype html>
<html lang="${site.language}"><body style="font:16px/1.5 sans-serif">
${spam ? `<p><strong>${warning}</strong></p>` : ''}
<table>
${rows
  .map(([label, text, link]) => {
    const shown = escapeHtml(text)
    const cell = link ? `<a href="${escapeHtml(link)}">${shown}</a>` : shown
    return `<tr><th align="left" style="padding-right:16px">${label}</th><td>${cell}</td></tr>`
  })
  .join('\n')}
</table>
<p style="white-space:pre-wrap">${escapeHtml(message)}</p>
</body></html>
`,
  }
}

/** Holds nothing that was typed: whoever typed a stranger's address must not be able to write to them. */
export function confirmationMail({ email }: Quote, { from, to }: MailSettings): MailContent {
  const paragraphs = [
    'Thank you. We have your quote request and will call you at the number you gave.',
    `If it is urgent, call us at ${site.phoneDotted}. If you did not ask for a quote, you can ignore this mail.`,
    site.legalName,
  ]
  return {
    from: { name: site.brand, address: from },
    to: [email],
    replyTo: { name: site.brand, address: to[0] ?? from },
    subject: `We have your quote request | ${site.brand}`,
    text: `${paragraphs.join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="${site.language}"><body style="font:16px/1.5 sans-serif">
${paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n')}
<p><a href="tel:${site.phone}">${site.phoneBracketed}</a></p>
</body></html>
`,
  }
}

const describeTime = (createdAt: string): string =>
  new Date(createdAt).toLocaleString(site.language, { dateStyle: 'full', timeStyle: 'long' })
