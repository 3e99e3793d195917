import { windowName } from '#data/desk/arrivalWindows.ts'
import type { Visit } from '#data/desk/deskCalendar.ts'
import type { QuoteProgress } from '#data/desk/quoteProgress.ts'
import { fieldText } from '#data/quote/fieldText.ts'
import { describeDay } from '#data/quote/preferredDay.ts'
import { quoteFields } from '#data/quote/quoteFields.ts'
import { photoName } from '../quotes/outbox/mails.ts'
import type { MessageRecord, OutboxKind } from '../store/outbox.ts'
import type { PhotoRecord } from '../store/photos.ts'
import type { Quote } from '../store/quoteRows.ts'
import { describeTime } from './runCommandLine.ts'

type Column = { title: string; width: number | 'rest'; cell: (quote: Quote) => string }

const fieldColumns = quoteFields.flatMap(({ name, label, listWidth }): Column[] =>
  listWidth ? [{ title: label, width: listWidth, cell: (quote) => quote[name] }] : [],
)

const columns: readonly Column[] = [
  { title: 'ID', width: 12, cell: ({ id }) => id },
  { title: 'Received', width: 16, cell: ({ createdAt }) => describeTime(createdAt) },
  ...fieldColumns.filter(({ width }) => width !== 'rest'),
  { title: 'Mail', width: 7, cell: ({ mail }) => (mail === 'failed' ? 'FAILED' : mail) },
  { title: 'Photos', width: 6, cell: ({ photos }) => (photos > 0 ? String(photos) : '') },
  { title: 'Spam', width: 4, cell: ({ spam }) => (spam ? 'spam' : '') },
  ...fieldColumns.filter(({ width }) => width === 'rest'),
]
const narrowestRest = 20

/** A line of the owner's list; without a quote, the heading. */
export function tableLine(quote: Quote | undefined, lineWidth: number): string {
  let line = ''
  for (const { title, width, cell } of columns) {
    const left = width === 'rest' ? Math.max(lineWidth - line.length, narrowestRest) : width
    line += `${clip(quote ? cell(quote) : title, left)}  `
  }
  return `${line.trimEnd()}\n`
}

const lineFields = quoteFields.filter(({ kind }) => kind !== 'textarea')
const textFields = quoteFields.filter(({ kind }) => kind === 'textarea')

export function describeQuote(
  quote: Omit<Quote, 'photosAnnounced'> & Pick<QuoteProgress, 'status' | keyof Visit>,
  messages: readonly MessageRecord[],
  photos: readonly PhotoRecord[],
): string {
  const { id, createdAt, page, spam, status, visitDay } = quote
  const visit = [describeDay(visitDay), windowName(quote)].filter(Boolean).join(', ')
  const labelled = (label: string, texts: string[]) => texts.map((text) => [label, text] as const)
  const lines = [
    ['Quote', spam ? `${id} (probably spam)` : id],
    ['Received', describeTime(createdAt)],
    ['Status', status],
    ...labelled('Visit', visitDay ? [visit] : []),
    ...lineFields.map((field) => [field.label, fieldText(field, quote[field.name])] as const),
    ...labelled('Photo', photos.length > 0 ? photos.map(describePhoto) : ['none']),
    ['Sent from', page || 'unknown'],
    ...labelled('Mail', messages.length > 0 ? messages.map(describeMessage) : ['none']),
  ] as const
  const width = Math.max(...lines.map(([label]) => label.length)) + 2
  return [
    ...lines.map(([label, text]) => `${label.padEnd(width)}${text}\n`),
    ...textFields.map(({ name }) => `\n${quote[name]}\n`),
  ].join('')
}

export const messageNames: Readonly<Record<OutboxKind, string>> = {
  owner: 'to you',
  confirmation: 'confirmation to the visitor',
  webhook: 'webhook',
  alert: 'alert to phones',
  booked: 'booking to the customer',
  moved: 'new time to the customer',
  cancelled: 'cancellation to the customer',
  reminder: 'reminder to the customer',
  receipt: 'receipt to the customer',
}

function describeMessage({ kind, state, attempts, error }: MessageRecord): string {
  const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`
  return `${messageNames[kind]}: ${state}, ${tries}${error ? `, last: ${error.replace(/\s+/g, ' ')}` : ''}`
}

const describePhoto = (photo: PhotoRecord): string =>
  `${photoName(photo)}, ${Math.ceil(photo.size / 1024)} KB${photo.cutOff ? ', its end is missing' : ''}`

function clip(text: string, width: number): string {
  const characters = [...text.replace(/\s+/g, ' ')]
  return characters.length > width
    ? `${characters.slice(0, width - 1).join('')}…`
    : characters.join('').padEnd(width)
}

const exported: readonly (keyof Quote)[] = [
  'id',
  'createdAt',
  ...quoteFields.map(({ name }) => name),
  'spam',
  'photos',
]

/**
 * Neutralizes text that a spreadsheet would run as a formula: at the start of a cell, and after semicolons and tabs, which separate
 * cells in French Canada, for example. Quotes do not prevent that, and a quote can begin a formula itself.
 */
const disarm = (cell: string): string => cell.replace(/(?<![^;\t\r\n])["=+\-@\t\r]/g, "'$&")

const quoteCell = (cell: string): string =>
  /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => quoteCell(disarm(cell))).join(',')}\r\n`

/** The byte order mark tells Excel the encoding. */
export const csvStart = '\ufeff'

export const csv = {
  header: csvStart + csvLine(exported),
  row: (quote: Quote): string => csvLine(exported.map((column) => String(quote[column]))),
}

export const ndjson = {
  header: '',
  row: (quote: Quote): string =>
    `${JSON.stringify(Object.fromEntries([...exported, 'mail' as const].map((column) => [column, quote[column]])))}\n`,
}
