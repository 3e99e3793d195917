import { sameDayUntil, site } from '#data/company/site.ts'
import { escapeHtml } from '#data/escapeHtml.ts'
import { fillTemplate } from '#data/fillTemplate.ts'
import { dayOf, offeredDays } from '#data/quote/preferredDay.ts'
import type { MailSettings } from '../../config.ts'
import type { Quote } from '../../store/quoteRows.ts'
import { createMailSender, type MailContent, mailHtml } from './mailSender.ts'
import type { MessageKind } from './messageKind.ts'

/** Confirms the request to the visitor, if AUTOREPLY is on; never for suspected spam. */
export const confirmationMail: MessageKind = {
  name: 'Mail (confirmation)',
  needs: 'mail',
  isWanted: ({ mail }, { email }, spam) => Boolean(mail?.autoreply) && email !== '' && !spam,
  createSender({ mail, siteUrl }, _stores, timeout) {
    if (!mail) return undefined
    const send = createMailSender(mail, siteUrl, timeout)
    return async (message, now) => {
      await send(message, confirmationContent(message.quote, mail, now), 'auto-replied')
    }
  },
}

/**
 * Contains no typed text, so that nobody can use the form to write to strangers.
 *
 * @param now in milliseconds: after an outage the mail is sent later than the quote was stored
 */
function confirmationContent(
  { email, day, createdAt }: Quote,
  { from, to }: MailSettings,
  now: number,
): MailContent {
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
    from: { name: site.brand, address: from },
    to: [email],
    replyTo: { name: site.brand, address: to[0] ?? from },
    subject: `We have your quote request | ${site.brand}`,
    text: `${paragraphs.join('\n\n')}\n`,
    html: mailHtml(`${paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n')}
<p><a href="tel:${site.phone}">${site.phoneBracketed}</a></p>`),
  }
}
