import type { Quote } from '../quotes/store/quote.ts'

const columns = ['id', 'createdAt', 'name', 'phone', 'email', 'message', 'spam'] as const

const rowFields = [...columns, 'mail'] as const

/** One format to export in: what stands above the rows, and a row. */
type ExportFormat = { header: string; row: (quote: Quote) => string }

/** A spreadsheet would run a cell that starts like a formula. */
const disarm = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)

/** Whatever a spreadsheet may part cells by: some countries' takes a semicolon. */
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
      `${JSON.stringify(Object.fromEntries(rowFields.map((column) => [column, quote[column]])))}\n`,
  },
}
