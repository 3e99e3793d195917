import naughtyStrings from 'big-list-of-naughty-strings/blns.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { parseQuoteChanges } from '#data/desk/quoteProgress.ts'
import { quoteFields } from '#data/quote/quoteFields.ts'
import { parseQuoteRequest } from '#data/quote/quoteRequest.ts'
import { csv } from '#server/cli/quoteTable.ts'
import { searchWords } from '#server/store/quoteRows.ts'
import { required } from '#tests/support/required.ts'
import { arrival, quoteRequest } from '#tests/support/server/sendQuote.ts'
import { startSite } from '#tests/support/site/startSite.ts'

/** Removes the apostrophes that keep a spreadsheet from running a formula. */
const armed = (text: string): string => text.replace(/(^|[;\t\r\n])'(?=["=+\-@\t\r])/g, '$1')

test('every naughty string is stored as parsed, and none is a formula in a spreadsheet', async () => {
  const { quotes } = await startSite()
  const requests = naughtyStrings.flatMap((text) => {
    const typed = { ...quoteRequest, name: text.slice(0, 99), message: text }
    const { request } = parseQuoteRequest(typed, new Date())
    return request ? [request] : []
  })

  const ids: string[] = []
  // One by one: on a busy machine the last of hundreds would wait too long for a connection.
  for (const request of requests) ids.push((await quotes.add(request, arrival)).id)
  const stored = new Map((await Array.fromAsync(quotes.list())).map((quote) => [quote.id, quote]))

  expect(requests.length).toBeGreaterThan(450)
  for (const [index, request] of requests.entries()) {
    const quote = required(stored.get(ids[index] ?? ''))
    expect(quote).toMatchObject(request)
    const cells = readCsvRow(csv.row(quote))
    expect(cells.slice(2, -2).map(armed)).toEqual(quoteFields.map(({ name }) => armed(quote[name])))
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
  }
})

test('every naughty string is stored in a note and its history, and can be searched', async () => {
  const { quotes, desk } = await startSite()
  const { id } = await quotes.add(quoteRequest, arrival)
  const read = async () => required(await desk.find(id))
  const notes = ['one', 'other'].map((end) => {
    const note = [...naughtyStrings.map((text) => text.slice(0, 9)), end].join('\n')
    return required(parseQuoteChanges({ note }).changes?.note)
  })

  for (const note of notes) await desk.change(await read(), { note }, { person: 'owner', now: 0 })
  const found = (text: string) =>
    desk.list({ statuses: [], words: searchWords(text), before: undefined, limit: 1 })
  await Promise.all(naughtyStrings.map(found))

  expect((await read()).note).toBe(notes[1])
  expect((await desk.historyOf(await read())).slice(1).map(({ to }) => to)).toEqual(notes)
})

/** The cells of one row, as a spreadsheet reads them. */
function readCsvRow(row: string): string[] {
  const cells = row.slice(0, -2).matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,"]*))/g)
  return [...cells].map(([, quoted, bare = '']) => quoted?.replaceAll('""', '"') ?? bare)
}
