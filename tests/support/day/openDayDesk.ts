import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'
import type { DeskQuote, HistoryEntry, QuotePage } from '#data/desk/deskQuote.ts'
import { openDeskBrowser } from '../server/startDesk.ts'
import { startScript } from '../server/startQuoteServer.ts'
import { changesIn, type DayLedger, expectedChanges } from './dayLedger.ts'
import { drawChanges, pick } from './drawChanges.ts'
import type { KillableServer } from './killableServer.ts'
import type { UnreliableConnection } from './unreliableConnection.ts'

export type OneQuote = DeskQuote & { history: HistoryEntry[] }
type Desk = {
  server: KillableServer
  ledger: DayLedger
  connection: UnreliableConnection
  random: () => number
  person: string
}

/** Somebody at the desk, signed in by the link that the command line prints. */
export async function openDayDesk({ server, ledger, connection, random, person }: Desk) {
  const { ended } = startScript(server.folder, ['server/cli/desk.ts', 'link', person], server.settings)
  const [, link = ''] = /#link=(\S+)/.exec((await ended).out) ?? []
  const { ask, post, patch } = openDeskBrowser(server.ask)
  expect((await post('/sign-in', { link })).json).toMatchObject({ person })

  async function read<Body>(path: string): Promise<Body> {
    const { answer } = await connection.untilAnswered('reading', () => ask(path))
    expect(answer.status, `${path}: ${answer.text}`).toBe(200)
    return answer.json
  }

  /** All pages of the list, newest first. */
  async function readList(filter: string, limit: number, afterPage = async () => {}): Promise<DeskQuote[]> {
    const shown: DeskQuote[] = []
    for (let next: number | null | undefined; next !== null; ) {
      const before = next === undefined ? '' : `&before=${next}`
      const page = await read<QuotePage>(`/quotes?limit=${limit}${filter}${before}`)
      shown.push(...page.quotes)
      next = page.next
      await afterPage()
    }
    return shown
  }

  async function open(id: string): Promise<OneQuote> {
    const quote = await read<OneQuote>(`/quotes/${id}`)
    if (!quote.opened) {
      const { answer } = await connection.untilAnswered('opening', () => post(`/quotes/${id}/opened`))
      expect(answer.status, answer.text).toBe(204)
      ledger.opened.add(id)
    }
    return quote
  }

  /**
   * Changes a quote, with as many tries as needed. A version can be changed only once, so the repeat after a lost response is
   * answered 412. Then the history shows whether this change or another person's followed the version.
   */
  async function change(id: string): Promise<void> {
    const changes = drawChanges(random)
    for (let base = await open(id); ; ) {
      const expected = expectedChanges(person, base, changes)
      const { version, history } = base
      const { answer, isRepeated } = await connection.untilAnswered('change', () =>
        patch(`/quotes/${id}`, version, changes),
      )
      expect([200, 412], answer.text).toContain(answer.status)
      const row: OneQuote = answer.json
      expect(answer.headers.etag).toBe(`"${row.version}"`)
      const added = changesIn(row.history).slice(changesIn(history).length)
      const isMade = isDeepStrictEqual(added.slice(0, expected.length), expected)

      if (answer.status === 200) expect(isMade, `${id} after ${version}: ${answer.text}`).toBe(true)
      else {
        expect(row.version).toBeGreaterThan(version)
        if (expected.length === 0 || !isMade) {
          base = row
          continue
        }
        expect(isRepeated, `${id} was changed, and the first answer was 412`).toBe(true)
      }
      if (expected.length > 0) ledger.recordChange(id, version + 1, expected)
      return
    }
  }

  /** Reads the list, sometimes all of its pages, and changes its quotes, the newest most often. */
  async function work(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      if (random() < 0.05) {
        const known = [...ledger.quotes.values()]
        const shown = await readList('', 20)
        expectDescending(shown)
        expect(known.filter((id) => shown.every((quote) => quote.id !== id))).toEqual([])
      }
      const { quotes } = await read<QuotePage>('/quotes?limit=20')
      expectDescending(quotes)
      await change(pick(quotes, random, 3).id)
    }
  }

  return { person, read, readList, work }
}

export type DayDesk = Awaited<ReturnType<typeof openDayDesk>>

/** Expects the newest first, and none twice. */
function expectDescending(quotes: readonly DeskQuote[]): void {
  const numbers = quotes.map(({ number }) => number)
  expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => b - a))
}
