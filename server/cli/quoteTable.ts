import type { MailRecord } from '../quotes/outbox/mailStore.ts'
import type { Quote } from '../quotes/store/quote.ts'

type Column = { title: string; width: number; cell: (quote: Quote) => string }

const columns: readonly Column[] = [
  { title: 'ID', width: 12, cell: ({ id }) => id },
  { title: 'Received', width: 16, cell: ({ createdAt }) => describeTime(createdAt) },
  { title: 'Name', width: 20, cell: ({ name }) => name },
  { title: 'Phone', width: 18, cell: ({ phone }) => phone },
  { title: 'Mail', width: 7, cell: ({ mail }) => (mail === 'failed' ? 'FAILED' : mail) },
  { title: 'Spam', width: 4, cell: ({ spam }) => (spam ? 'spam' : '') },
]
const narrowestMessage = 20

/** A line of the owner's list, or its heading when there is no quote; the message fills what is left of the width. */
export function tableLine(quote: Quote | undefined, width: number): string {
  const cells = columns.map((column) => clip(quote ? column.cell(quote) : column.title, column.width))
  const start = `${cells.join('  ')}  `
  const left = Math.max(width - start.length, narrowestMessage)
  return `${start}${clip(quote ? quote.message : 'Message', left).trimEnd()}\n`
}

/** One request with everything that was said. */
export function describeQuote(quote: Quote, mails: readonly MailRecord[]): string {
  const { id, createdAt, name, phone, email, message, page, spam } = quote
  const lines = [
    ['Quote', spam ? `${id} (probably spam)` : id],
    ['Received', describeTime(createdAt)],
    ['Name', name],
    ['Phone', phone],
    ['Email', email || 'not given'],
    ['Sent from', page || 'unknown'],
    ...(mails.length > 0 ? mails.map((mail) => ['Mail', describeMail(mail)]) : [['Mail', 'none']]),
  ]
  return `${lines.map(([label = '', text]) => `${label.padEnd(11)}${text}`).join('\n')}\n\n${message}\n`
}

function describeMail({ kind, state, attempts, error }: MailRecord): string {
  const receiver = kind === 'owner' ? 'to you' : 'confirmation to the visitor'
  const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`
  return `${receiver}: ${state}, ${tries}${error ? `, last: ${error.replace(/\s+/g, ' ')}` : ''}`
}

/** In this machine's time zone: "2026-11-20 14:05". */
function describeTime(createdAt: string): string {
  const time = new Date(createdAt)
  const two = (number: number) => String(number).padStart(2, '0')
  const day = `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`
  return `${day} ${two(time.getHours())}:${two(time.getMinutes())}`
}

function clip(text: string, width: number): string {
  const characters = [...text.replace(/\s+/g, ' ')]
  return characters.length > width
    ? `${characters.slice(0, width - 1).join('')}…`
    : characters.join('').padEnd(width)
}
