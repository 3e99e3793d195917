import { Readable } from 'node:stream'
import { sameDayUntil, site } from '#data/company/site.ts'
import { escapeHtml } from '#data/escapeHtml.ts'
import { fillTemplate } from '#data/fillTemplate.ts'
import { callLink, mailLink } from '#data/quote/contactLinks.ts'
import { fieldText } from '#data/quote/fieldText.ts'
import { maxPhotos } from '#data/quote/photoLimits.ts'
import { dayOf, offeredDays } from '#data/quote/preferredDay.ts'
import { quoteFields } from '#data/quote/quoteFields.ts'
import type { MailSettings, ServerConfig } from '../../config.ts'
import type { PhotoKind, PhotoRecord } from '../../store/photos.ts'
import type { Quote } from '../../store/quoteRows.ts'
import { type Compose, type MailContent, mailHtml } from './mailSender.ts'
import type { SenderStores } from './outboxQueue.ts'

/** The mail to the owner about a new quote, with its photos attached. */
export const composeOwnerMail =
  (mail: MailSettings, { siteUrl, photoRetentionDays }: ServerConfig, archive: Archive): Compose =>
  async ({ quote }) => {
    const all = quote.photos > 0 ? await archive.photosOf(quote.id) : []
    const photos = all.filter(({ after }) => after === 0)
    const attached = choosePhotos(photos)
    const cutOff = photos.map((photo) => (photo.cutOff ? `. The end of ${photoName(photo)} is missing` : ''))
    const describe = (count: number) => describePhotos(quote, count, photoRetentionDays) + cutOff.join('')
    const contentWith = (count: number) => ownerMailContent(quote, mail, siteUrl, describe(count))
    if (attached.length === 0) return contentWith(0)
    const attachments = () => attached.map((photo) => attachPhoto(archive, quote.id, photo))
    return { ...contentWith(attached.length), attachments, withoutAttachments: contentWith(0) }
  }

type Archive = SenderStores['photos']

type Row = { label: string; text: string; link?: string | undefined; showsLink?: boolean }

const warning = 'This is probably spam: a field that visitors cannot see was filled in.'

export function ownerMailContent(
  quote: Quote,
  { to }: Pick<MailSettings, 'to'>,
  siteUrl: string,
  photos: string,
): MailContent {
  const { id, email, page, spam } = quote
  // Otherwise a mail program decodes a typed encoded word (RFC 2047), line breaks included.
  const nameInHeader = quote.name.replaceAll('=?', '= ?')
  const url = page.startsWith('/') ? siteUrl + page : ''
  const rows: readonly Row[] = [
    ...quoteFields
      .filter(({ kind }) => kind !== 'textarea')
      .map((field) => {
        const { name, label, kind } = field
        const value = quote[name]
        const link = kind === 'tel' ? callLink(value) : kind === 'email' ? mailLink(value) : undefined
        return { label, text: fieldText(field, value), link, showsLink: kind === 'tel' }
      }),
    { label: 'Photos', text: photos },
    { label: 'Sent from', text: url || 'unknown', link: url },
    { label: 'Received', text: describeFullTime(quote.createdAt) },
    { label: 'Quote', text: id },
  ]
  const texts = quoteFields.filter(({ kind }) => kind === 'textarea').map((field) => quote[field.name])

  return {
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

function textRows(rows: readonly Row[]): string[] {
  const width = Math.max(...rows.map(({ label }) => label.length)) + 2
  return rows.map(
    ({ label, text, link, showsLink }) =>
      `${`${label}:`.padEnd(width)}${text}${showsLink && link ? ` (${link})` : ''}`,
  )
}

export function htmlRow({ label, text, link }: Row): string {
  const shown = escapeHtml(text)
  const cell = link ? `<a href="${escapeHtml(link)}">${shown}</a>` : shown
  return `<tr><th align="left" style="padding-right:16px">${label}</th><td>${cell}</td></tr>`
}

const describeFullTime = (createdAt: string): string =>
  new Date(createdAt).toLocaleString(site.language, {
    dateStyle: 'full',
    timeStyle: 'long',
    timeZone: site.timeZone,
  })

/** Mail servers refuse larger mails. Base64 adds a third. */
const maxBytes = 5 * 1024 * 1024

const day = 24 * 60 * 60_000

export const photoContentType = (kind: PhotoKind) => `image/${kind}`

export const photoName = ({ position, kind }: Pick<PhotoRecord, 'position' | 'kind'>): string =>
  `photo-${position}.${kind === 'jpeg' ? 'jpg' : kind}`

function choosePhotos(photos: readonly PhotoRecord[]): PhotoRecord[] {
  let left = maxBytes
  return photos.filter(({ size }) => {
    if (size > left) return false
    left -= size
    return true
  })
}

/** The mail's line about photos; for a mail resent after `retentionDays`, that they are deleted. */
export function describePhotos(
  { id: quoteId, createdAt, photos: count, photosAnnounced: announced }: Quote,
  attached: number,
  retentionDays = Number.POSITIVE_INFINITY,
): string {
  const areDeleted = Date.now() - Date.parse(createdAt) > retentionDays * day
  if (count === 0 && announced > 0 && areDeleted)
    return `none any more. Photos are deleted after ${retentionDays} ${retentionDays === 1 ? 'day' : 'days'}.`
  if (count < announced) {
    // A form sent without script announces the largest number of photos.
    const all = announced === maxPhotos ? `up to ${maxPhotos}` : announced
    return `${count} of ${all} ${announced === 1 ? 'photo' : 'photos'} so far. The rest: at the desk, or npm run quotes -- show ${quoteId}`
  }
  const photos = count === 1 ? '1 photo' : `${count} photos`
  if (count === 0) return 'none'
  if (attached === count) return `${photos}, attached`
  return `${photos}, ${attached} attached. All of them: npm run quotes -- photos ${quoteId} FOLDER`
}

const attachPhoto = (archive: Archive, quoteId: string, photo: PhotoRecord) => ({
  filename: photoName(photo),
  contentType: photoContentType(photo.kind),
  content: Readable.from(readOnDemand(archive, quoteId, photo.position)),
})

/** Reads when the mail server takes the mail: hundreds of mails may wait for a slow server. */
async function* readOnDemand(archive: Archive, quoteId: string, position: number) {
  const photo = await archive.readPhoto(quoteId, position)
  if (photo) yield photo.bytes
}

/** Confirms the request to the visitor. Contains no typed text, so that nobody can use the form to write to strangers. */
export function composeConfirmation({ from, to }: MailSettings): Compose {
  return ({ quote: { email, day, createdAt } }, now) => {
    // A visitor who has asked for a day does not need the junk gone today.
    const isForToday = day === '' && offeredDays(new Date(now)).first === dayOf(createdAt)
    const today = isForToday ? 'Need it gone today? Call us at {phone} before {sameDayUntil}. ' : ''
    const paragraphs = [
      'Thank you. We have your quote request, and we call or write back with a price.',
      fillTemplate(`${today}If you did not ask for a quote, you can ignore this email.`, {
        phone: site.phoneDotted,
        sameDayUntil,
      }),
      site.legalName,
    ]
    return {
      to: [email],
      replyTo: { name: site.brand, address: to[0] ?? from },
      subject: `We have your quote request | ${site.brand}`,
      text: `${paragraphs.join('\n\n')}\n`,
      html: mailHtml(`${paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n')}
<p><a href="tel:${site.phone}">${site.phoneBracketed}</a></p>`),
    }
  }
}
