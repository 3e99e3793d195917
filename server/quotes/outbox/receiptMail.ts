import { site } from '#data/company/site.ts'
import type { Receipt } from '#data/desk/deskQuote.ts'
import { describeReceipt, receiptWording } from '#data/desk/receipts.ts'
import { escapeHtml } from '#data/escapeHtml.ts'
import type { MailSettings } from '../../config.ts'
import { Undeliverable } from '../../post.ts'
import type { ReceiptStore } from '../../store/receipts.ts'
import { type Compose, type MailContent, mailHtml } from './mailSender.ts'

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
