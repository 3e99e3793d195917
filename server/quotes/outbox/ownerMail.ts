import { site } from '#data/company/site.ts'
import { escapeHtml } from '#data/escapeHtml.ts'
import { callLink, mailLink } from '#data/quote/contactLinks.ts'
import { fieldText } from '#data/quote/fieldText.ts'
import { type QuoteFieldDescription, quoteFields } from '#data/quote/quoteFields.ts'
import type { MailSettings } from '../../config.ts'
import type { Quote } from '../../store/quoteRows.ts'
import { attachPhoto, choosePhotos, describePhotos } from './mailPhotos.ts'
import { createMailSender, type MailContent, mailHtml } from './mailSender.ts'
import type { MessageKind } from './messageKind.ts'

/** The mail to the owner about a new quote, with its photos attached. */
export const ownerMail: MessageKind = {
  name: 'Mail (owner)',
  needs: 'mail',
  isWanted: ({ mail }) => mail !== undefined,
  createSender({ mail, siteUrl, photoRetentionDays }, { photos: archive }, timeout) {
    if (!mail) return undefined
    const send = createMailSender(mail, siteUrl, timeout)
    return async (message) => {
      const { id, photos } = message.quote
      const attached = photos > 0 ? choosePhotos(await archive.photosOf(id)) : []
      const contentWith = (count: number) =>
        ownerMailContent(
          message.quote,
          mail,
          siteUrl,
          describePhotos(message.quote, count, photoRetentionDays),
        )
      const attachments = () => attached.map((photo) => attachPhoto(archive, id, photo))
      const content =
        attached.length === 0
          ? contentWith(0)
          : { ...contentWith(attached.length), attachments, withoutAttachments: contentWith(0) }
      await send(message, content, 'auto-generated')
    }
  },
}

type Row = { label: string; text: string; link?: string | undefined; showsLink?: boolean }

const links: Partial<Record<QuoteFieldDescription['kind'], (value: string) => string | undefined>> = {
  tel: callLink,
  email: mailLink,
}

const warning = 'This is probably spam: a field that visitors cannot see was filled in.'

export function ownerMailContent(
  quote: Quote,
  { from, to }: MailSettings,
  siteUrl: string,
  photos: string,
): MailContent {
  const { id, email, page, spam } = quote
  // Otherwise a mail program decodes a typed encoded word (RFC 2047), line breaks included.
  const nameInHeader = quote.name.replaceAll('=?', '= ?')
  const url = page.startsWith('/') ? siteUrl + page : ''
  const rows: readonly Row[] = [
    ...quoteFields.filter(({ kind }) => kind !== 'textarea').map((field) => fieldRow(field, quote)),
    { label: 'Photos', text: photos },
    { label: 'Sent from', text: url || 'unknown', link: url },
    { label: 'Received', text: describeFullTime(quote.createdAt) },
    { label: 'Quote', text: id },
  ]
  const texts = quoteFields.filter(({ kind }) => kind === 'textarea').map((field) => quote[field.name])

  return {
    from: { name: site.brand, address: from },
    to,
    ...(email === '' ? {} : { replyTo: { name: nameInHeader, address: email } }),
    subject: `${spam ? 'Probably spam: quote' : 'Quote'} request from ${nameInHeader}`,
    text: [
      ...(spam ? [warning, ''] : []),
      ...textRows(rows),
      ...texts.flatMap((text) => ['', text]),
      '',
    ].join('\n'),
    html: mailHtml(`${spam ? `<p><strong>${warning}</strong></p>` : ''}
<table>
${rows.map(htmlRow).join('\n')}
</table>
${texts.map((text) => `<p style="white-space:pre-wrap">${escapeHtml(text)}</p>`).join('\n')}`),
  }
}

function fieldRow(field: QuoteFieldDescription, quote: Quote): Row {
  const { name, label, kind } = field
  const value = quote[name]
  return {
    label,
    text: fieldText(field, value),
    link: links[kind]?.(value),
    showsLink: kind === 'tel',
  }
}

function textRows(rows: readonly Row[]): string[] {
  const width = Math.max(...rows.map(({ label }) => label.length)) + 2
  return rows.map(
    ({ label, text, link, showsLink }) =>
      `${`${label}:`.padEnd(width)}${text}${showsLink && link ? ` (${link})` : ''}`,
  )
}

function htmlRow({ label, text, link }: Row): string {
  const shown = escapeHtml(text)
  const cell = link ? `<a href="${escapeHtml(link)}">${shown}</a>` : shown
  return `<tr><th align="left" style="padding-right:16px">${label}</th><td>${cell}</td></tr>`
}

/** Writes a time in the company's time zone, as the desk does. */
const describeFullTime = (createdAt: string): string =>
  new Date(createdAt).toLocaleString(site.language, {
    dateStyle: 'full',
    timeStyle: 'long',
    timeZone: site.timeZone,
  })
