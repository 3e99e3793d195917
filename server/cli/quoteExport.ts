import { quoteFields } from '#data/quote/quoteFields.ts'
import type { Quote } from '../quotes/store/quote.ts'

const columns: readonly (keyof Quote)[] = [
  'id',
  'createdAt',
  ...quoteFields.map(({ name }) => name),
  'spam',
  'photos',
]

type ExportFormat = { header: string; row: (quote: Quote) => string }

/** Neutralises a cell that a spreadsheet would run as a formula. */
const disarm = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)

/** Spreadsheets separate cells by comma, semicolon or tab, depending on the country. */
const quoteCell = (cell: string): string =>
  /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => quoteCell(disarm(cell))).join(',')}\r\n`

export const exportFormats: Readonly<Record<'csv' | 'ndjson', ExportFormat>> = {
  csv: {
    header: csvLine(columns),
    row: (quote) => csvLine(columns.map((column) => String(quote[column]))),
  },
  ndjson: {
    header: '',
    row: (quote) =>
      `${JSON.stringify(Object.fromEntries([...columns, 'mail' as const].map((column) => [column, quote[column]])))}\n`,
  },
}
