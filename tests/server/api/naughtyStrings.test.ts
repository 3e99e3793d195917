import naughtyStrings from 'big-list-of-naughty-strings/blns.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { quoteFields } from '#data/quote/quoteFields.ts'
import { parseQuoteRequest } from '#data/quote/quoteRequest.ts'
import { exportFormats } from '#server/cli/quoteExport.ts'
import { quoteRequest, sendQuote } from '#tests/support/server/sendQuote.ts'
import { startSite } from '#tests/support/site/startSite.ts'

test('every naughty string is stored as it was read, or named as a fault, and none is a formula in a spreadsheet', async () => {
  const { send, quotes } = await startSite({ environment: { RATE_LIMIT: 'off' } })

  const kept = await Promise.all(
    naughtyStrings.map(async (text) => {
      const typed = { ...quoteRequest, name: text.slice(0, 99), message: text }
      const { request } = parseQuoteRequest(typed, new Date())

      const answer = await sendQuote(send, typed)

      expect(answer.status, JSON.stringify(text)).toBe(request ? 201 : 422)
      if (!request) return []
      const quote = await quotes.find(JSON.parse(answer.text).id)
      if (!quote) throw new Error(`Nothing was kept of ${JSON.stringify(text)}.`)
      expect(quote).toMatchObject(request)
      const cells = readCsvRow(exportFormats.csv.row(quote))
      const bare = cells.map((cell) => cell.replace(/^'(?=[=+\-@\t\r])/, ''))
      expect(bare.slice(2, -2)).toEqual(quoteFields.map(({ name }) => quote[name]))
      expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
      return [quote.id]
    }),
  )

  expect(new Set(kept.flat()).size).toBeGreaterThan(450)
})

/** The cells of one row, as a spreadsheet reads them. */
function readCsvRow(row: string): string[] {
  const cells = row.slice(0, -2).matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,"]*))/g)
  return [...cells].map(([, quoted, bare = '']) => quoted?.replaceAll('""', '"') ?? bare)
}
