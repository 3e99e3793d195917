import type { QuoteProgress } from '#data/desk/quoteProgress.ts'
import { fieldText } from '#data/quote/fieldText.ts'
import { describeDay } from '#data/quote/preferredDay.ts'
import { quoteFields } from '#data/quote/quoteFields.ts'
import { photoName } from '../quotes/outbox/mailPhotos.ts'
import type { MessageRecord, OutboxKind } from '../store/outbox.ts'
import type { PhotoRecord } from '../store/photos.ts'
import type { Quote } from '../store/quoteRows.ts'
import { describeTime } from './describeTime.ts'

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

/** One quote in full. */
export function describeQuote(
  quote: Omit<Quote, 'photosAnnounced'> & Pick<QuoteProgress, 'status' | 'visitDay' | 'visitWindow'>,
  messages: readonly MessageRecord[],
  photos: readonly PhotoRecord[],
): string {
  const { id, createdAt, page, spam, status, visitDay, visitWindow } = quote
  const visit = [describeDay(visitDay), visitWindow].filter(Boolean).join(', ')
  const lines: readonly [label: string, text: string][] = [
    ['Quote', spam ? `${id} (probably spam)` : id],
    ['Received', describeTime(createdAt)],
    ['Status', status],
    ...(visitDay ? [['Visit', visit] as [string, string]] : []),
    ...lineFields.map((field): [string, string] => [field.label, fieldText(field, quote[field.name])]),
    ...(photos.length > 0 ? photos.map(describePhoto) : ['none']).map((text): [string, string] => [
      'Photo',
      text,
    ]),
    ['Sent from', page || 'unknown'],
    ...(messages.length > 0 ? messages.map(describeMessage) : ['none']).map((text): [string, string] => [
      'Mail',
      text,
    ]),
  ]
  const width = Math.max(...lines.map(([label]) => label.length)) + 2
  return [
    ...lines.map(([label, text]) => `${label.padEnd(width)}${text}\n`),
    ...textFields.map(({ name }) => `\n${quote[name]}\n`),
  ].join('')
}

const receivers: Readonly<Record<OutboxKind, string>> = {
  owner: 'to you',
  confirmation: 'confirmation to the visitor',
  webhook: 'webhook',
  alert: 'alert to phones',
}

/** A message by its receiver, as the owner reads it. */
export const messageName = (kind: OutboxKind): string => receivers[kind]

function describeMessage({ kind, state, attempts, error }: MessageRecord): string {
  const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`
  return `${messageName(kind)}: ${state}, ${tries}${error ? `, last: ${error.replace(/\s+/g, ' ')}` : ''}`
}

const describePhoto = (photo: PhotoRecord): string =>
  `${photoName(photo)}, ${Math.ceil(photo.size / 1024)} KB`

function clip(text: string, width: number): string {
  const characters = [...text.replace(/\s+/g, ' ')]
  return characters.length > width
    ? `${characters.slice(0, width - 1).join('')}…`
    : characters.join('').padEnd(width)
}
