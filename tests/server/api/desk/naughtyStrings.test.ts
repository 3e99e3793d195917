import naughtyStrings from 'big-list-of-naughty-strings/blns.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { parseQuoteChanges } from '#data/desk/quoteProgress.ts'
import { startDesk } from '#tests/support/server/startDesk.ts'

/** How many strings make a note. */
const chunk = 20

test('every naughty string is kept in a note and its history, and can be searched for', async () => {
  const { add, ask, patch } = await startDesk()
  const id = await add()
  const notes = []

  for (let start = 0; start < naughtyStrings.length; start += chunk) {
    const strings = naughtyStrings.slice(start, start + chunk)
    const note = strings.join('\n').slice(0, 5000)
    const answer = await patch(`/quotes/${id}`, 1 + start / chunk, { note })
    const searches = await Promise.all(
      strings.map((text) => ask(`/quotes?q=${encodeURIComponent(text.toWellFormed())}`)),
    )
    notes.push(parseQuoteChanges({ note }).changes?.note)

    expect([answer.status, answer.json.note]).toEqual([200, notes.at(-1)])
    expect(searches.map(({ status }) => status)).toEqual(searches.map(() => 200))
  }

  const { json } = await ask(`/quotes/${id}`)
  expect(json.history.slice(1).map(({ to }: { to: string }) => to)).toEqual(notes)
})
