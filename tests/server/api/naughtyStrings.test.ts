import { expect, test } from 'vitest'
import { quoteFields } from '#data/quote/quoteFields.ts'
import { exportFormats } from '#server/cli/quoteExport.ts'
import { asKept, asKeptLine, naughtyStrings } from '#tests/support/server/naughtyStrings.ts'
import { quoteRequest, sendQuote } from '#tests/support/server/sendQuote.ts'
import { startSite } from '#tests/support/site/startSite.ts'

const longestName = 200

test('every naughty string is stored as it was sent, and none is a formula in a spreadsheet', async () => {
  const { send, quotes } = await startSite({ environment: { RATE_LIMIT: 'off' } })
  let kept = 0

  for (const text of naughtyStrings) {
    const name = asKept(text) !== '' && [...text].length <= longestName ? text : 'Ada'
    const answer = await sendQuote(send, { ...quoteRequest, name, message: text })

    if (asKept(text) === '') {
      expect([answer.status, answer.text]).toEqual([422, 'Please fill in: message.'])
      continue
    }
    expect(answer.status, JSON.stringify(text)).toBe(201)
    const quote = await quotes.find(JSON.parse(answer.text).id)
    if (!quote) throw new Error(`Nothing was kept of ${JSON.stringify(text)}.`)
    expect(quote).toMatchObject({ ...quoteRequest, name: asKeptLine(name), message: asKept(text) })
    const cells = readCsvRow(exportFormats.csv.row(quote))
    const bare = cells.map((cell) => cell.replace(/^'(?=[=+\-@\t\r])/, ''))
    expect(bare.slice(2, -1)).toEqual(quoteFields.map(({ name }) => quote[name]))
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
    kept += 1
  }

  expect(kept).toBeGreaterThan(450)
})

/** The cells of one row, as a spreadsheet reads them. */
function readCsvRow(row: string): string[] {
  const cells = row.slice(0, -2).matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,"]*))/g)
  return [...cells].map(([, quoted, bare = '']) => quoted?.replaceAll('""', '"') ?? bare)
}
