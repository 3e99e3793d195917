import { expect } from 'vitest'
import type { DeskSummary } from '#data/desk/deskQuote.ts'
import { quoteStatuses } from '#data/desk/deskQuote.ts'
import { changesIn, type DayLedger, fieldsOf, replay } from './dayLedger.ts'
import type { DayDesk, OneQuote } from './openDayDesk.ts'

/** Everything that was acknowledged must be at the desk, once and whole. */
export async function expectDayKept(
  desks: readonly DayDesk[],
  ledger: DayLedger,
  told: string,
): Promise<void> {
  for (const { person, read } of desks) expect(await read('/session'), told).toEqual({ person })
  const [desk] = desks as [DayDesk]

  const list = await desk.readList('', 50)
  const known = [...ledger.quotes].map(([name, id]) => `${id} ${name}`)
  expect(list.map(({ id, name }) => `${id} ${name}`).toSorted(), told).toEqual(known.toSorted())

  for (const row of list) {
    const quote = await desk.read<OneQuote>(`/quotes/${row.id}`)
    const { history, ...fields } = quote
    const about = `${told}: ${row.id}`
    const versions = ledger.versionsOf(row.id)
    expect(fields, about).toMatchObject({ ...row, mail: fields.mail })
    expect(changesIn(history), about).toEqual(versions.flat())
    expect(quote.version, about).toBe(1 + versions.length)
    // No kill of the server may separate a change from its entry in the history.
    expect(fieldsOf(quote), about).toEqual(replay(history))
    const others = history.map(({ what }) => what).filter((what) => what === 'arrived' || what === 'opened')
    expect(others, about).toEqual(quote.opened ? ['arrived', 'opened'] : ['arrived'])
    if (ledger.opened.has(row.id)) expect(quote.opened, about).toBe(true)
  }

  const summary = await desk.read<DeskSummary>('/summary')
  for (const status of quoteStatuses) {
    const ids = list.filter((row) => row.status === status).map(({ id }) => id)
    const shown = await desk.readList(`&status=${status}`, 20)
    expect(
      shown.map(({ id }) => id),
      told,
    ).toEqual(ids)
    expect(summary.counts[status], told).toBe(ids.length)
  }
  const unread = list.filter(({ opened, status }) => !opened && status !== 'spam')
  expect([summary.unread, summary.newest], told).toEqual([unread.length, list[0]?.number])
}
