import naughtyStrings from 'big-list-of-naughty-strings/blns.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { parseQuoteChanges } from '#data/desk/quoteProgress.ts'
import { quoteFields } from '#data/quote/quoteFields.ts'
import { parseQuoteRequest } from '#data/quote/quoteRequest.ts'
import { csv } from '#server/cli/quoteTable.ts'
import { quoteRequest, sendQuote } from '#tests/support/server/sendQuote.ts'
import { startDesk } from '#tests/support/server/startDesk.ts'
import { startSite } from '#tests/support/site/startSite.ts'

/** Removes the apostrophes that keep a spreadsheet from running a formula. */
const armed = (text: string): string => text.replace(/(^|[;\t\r\n])'(?=["=+\-@\t\r])/g, '$1')

test('every naughty string is stored as parsed or refused, and none is a formula in a spreadsheet', async () => {
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
      const cells = readCsvRow(csv.row(quote))
      expect(cells.slice(2, -2).map(armed)).toEqual(quoteFields.map(({ name }) => armed(quote[name])))
      expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
      return [quote.id]
    }),
  )

  expect(new Set(kept.flat()).size).toBeGreaterThan(450)
})

/** Number of strings per note. */
const chunk = 20
/** Syntax of the full-text searches of SQLite and PostgreSQL. */
const operators = [
  '"fridge',
  "'",
  'fridge:*',
  'fridge & !piano',
  'name:ada',
  '((',
  'NEAR(a b)',
  'a OR b',
  '\\',
  '%',
  '_',
]

test('every naughty string is stored in a note and its history, and can be searched', async () => {
  const { add, ask, patch } = await startDesk()
  const id = await add()
  const notes = []
  const find = async (text: string) =>
    (await ask(`/quotes?q=${encodeURIComponent(text.toWellFormed())}`)).status

  for (let start = 0; start < naughtyStrings.length; start += chunk) {
    const strings = naughtyStrings.slice(start, start + chunk)
    const note = strings.join('\n').slice(0, 5000)
    const answer = await patch(`/quotes/${id}`, 1 + start / chunk, { note })
    const searches = await Promise.all(strings.map(find))
    notes.push(parseQuoteChanges({ note }).changes?.note)

    expect([answer.status, answer.json.note]).toEqual([200, notes.at(-1)])
    expect(searches).toEqual(searches.map(() => 200))
  }

  expect(new Set(await Promise.all(operators.map(find)))).toEqual(new Set([200]))
  const { json } = await ask(`/quotes/${id}`)
  expect(json.history.slice(1).map(({ to }: { to: string }) => to)).toEqual(notes)
})
/** The cells of one row, as a spreadsheet reads them. */
function readCsvRow(row: string): string[] {
  const cells = row.slice(0, -2).matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,"]*))/g)
  return [...cells].map(([, quoted, bare = '']) => quoted?.replaceAll('""', '"') ?? bare)
}
