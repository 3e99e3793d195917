import { quoteFields } from '#data/quote/quoteFields.ts'
import type { Quote } from '../store/quoteRows.ts'

const columns: readonly (keyof Quote)[] = [
  'id',
  'createdAt',
  ...quoteFields.map(({ name }) => name),
  'spam',
  'photos',
]

type ExportFormat = { header: string; row: (quote: Quote) => string }

/**
 * Neutralizes text that a spreadsheet would run as a formula: at the start of a cell, and after semicolons and tabs, which separate
 * cells in French Canada, for example. Quotes do not prevent that, and a quote can begin a formula itself.
 */
const disarm = (cell: string): string => cell.replace(/(?<![^;\t\r\n])["=+\-@\t\r]/g, "'$&")

const quoteCell = (cell: string): string =>
  /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => quoteCell(disarm(cell))).join(',')}\r\n`

export const exportFormats: Readonly<Record<'csv' | 'ndjson', ExportFormat>> = {
  csv: {
    // The byte order mark tells Excel the encoding.
    header: `\ufeff${csvLine(columns)}`,
    row: (quote) => csvLine(columns.map((column) => String(quote[column]))),
  },
  ndjson: {
    header: '',
    row: (quote) =>
      `${JSON.stringify(Object.fromEntries([...columns, 'mail' as const].map((column) => [column, quote[column]])))}\n`,
  },
}
