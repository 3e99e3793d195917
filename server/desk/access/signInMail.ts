import { site } from '#data/company/site.ts'
import { deskPaths } from '#data/desk/deskPaths.ts'
import { linkLifetime } from '#data/desk/signInLink.ts'
import { escapeHtml } from '#data/escapeHtml.ts'
import type { MailSettings } from '../../config.ts'
import type { Log } from '../../log.ts'
import { describeReason } from '../../quotes/outbox/attempt.ts'
import { createMailer, type MailContent, mailHtml } from '../../quotes/outbox/mailSender.ts'
import { sendTimeout } from '../../quotes/outbox/retrySchedule.ts'
import { newSecret } from './secrets.ts'
import type { Asked } from './signIn.ts'

/** The secret is in the fragment, which browsers do not send: no log contains it. */
export const linkUrl = (origin: string, secret: string): string =>
  `${origin}${deskPaths.signIn}#link=${secret}`

export type SignInMail = (email: string, asked: Asked) => Promise<void>

/** Mails a link and its code, without retries: a person who gets no mail asks again. Never rejects. */
export function createSignInMail(settings: MailSettings, siteUrl: string, log: Log): SignInMail {
  const mail = createMailer(settings, siteUrl)

  return async (email, asked) => {
    try {
      await mail(signInContent(email, asked, settings.from, siteUrl), email, {
        messageId: `${newSecret()}.desk`,
        autoSubmitted: 'auto-generated',
        signal: AbortSignal.timeout(sendTimeout),
      })
      log.info('A sign-in mail is sent.')
    } catch (error) {
      log.error(`A sign-in mail could not be sent (${describeReason(error)}).`)
    }
  }
}

function signInContent(email: string, { secret, code }: Asked, from: string, siteUrl: string): MailContent {
  const url = linkUrl(siteUrl, secret)
  const minutes = linkLifetime / 60_000
  const shownCode = `${code.slice(0, 3)} ${code.slice(3)}`
  const intro = `Open this link in the browser where you asked for it. It works once, for ${minutes} minutes.`
  const codeText = `In another browser you also need this code: ${shownCode}`
  const ending = 'If you did not ask for it, you can ignore this email. Never give the code to anybody.'
  return {
    from: { name: site.brand, address: from },
    to: [email],
    subject: `Sign in to the desk of ${site.brand}`,
    text: `${[intro, url, codeText, ending].join('\n\n')}\n`,
    html: mailHtml(`<p>${escapeHtml(intro)}</p>
<p><a href="${escapeHtml(url)}">Sign in</a></p>
<p>${escapeHtml(codeText)}</p>
<p>${escapeHtml(ending)}</p>`),
  }
}
