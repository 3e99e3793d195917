import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import type { DatabaseSettings } from '#server/config.ts'
import type { QuoteFilter } from '#server/store/desk.ts'
import { openStore } from '#server/store/openStore.ts'
import { searchWords } from '#server/store/quoteRows.ts'
import { createDatabase, startPostgres } from '#tests/support/database/startPostgres.ts'
import { quoteRequest } from '#tests/support/server/sendQuote.ts'
import type { DeployedSite } from '#tests/support/site/deploySite.ts'
import { type Figure, median } from './figure.ts'
import { openSlowPhone } from './slowPhone.ts'

const many = 20_000
const batch = 500
const rounds = 20
const loads = 5
const things = ['fridge', 'sofa', 'piano', 'hot tub', 'mattress', 'shed', 'boxes', 'dresser', 'treadmill']

const numbered = (index: number) => ({
  ...quoteRequest,
  name: `Ada ${index.toString(36)} Lovelace`,
  phone: `905-555-${String(index).padStart(5, '0')}`,
  email: `ada${index}@mail.example`,
  message: `One ${things[index % 9]} and a ${things[index % 7]}, ${index % 3 ? 'upstairs' : 'in the garage'}. ${'It is heavy. '.repeat(index % 20)}`,
})

/** Time of the desk's queries among 20,000 quotes, and of its list to interactive on a slow phone. */
export async function measureDesk(browser: Browser, site: DeployedSite): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'desk-'))
  const postgres = await startPostgres()
  try {
    return [
      ...(await measureQueries('SQLite', { kind: 'sqlite', file: join(folder, 'quotes.db') })),
      ...(await measureQueries('PostgreSQL', { kind: 'postgres', url: await createDatabase(postgres.url) })),
      await measureList(browser, site),
    ]
  } finally {
    await postgres.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measureQueries(kind: string, settings: DatabaseSettings): Promise<Figure[]> {
  const store = await openStore(settings, { error: console.error, info: () => {} })
  const { desk } = store
  for (let start = 0; start < many; start += batch)
    await Promise.all(
      Array.from({ length: batch }, (_, index) =>
        store.quotes.add(numbered(start + index), {
          page: '/',
          spam: index % 10 === 0,
          idempotencyKey: undefined,
        }),
      ),
    )
  const list = (filter: Partial<QuoteFilter>) => () =>
    desk.list({ statuses: [], words: undefined, before: undefined, limit: 50, ...filter })
  const search = (text: string, filter: Partial<QuoteFilter> = {}) =>
    list({ words: searchWords(text), ...filter })
  const figure = async (name: string, work: () => Promise<unknown>, atMost: number): Promise<Figure> => ({
    name: `${name}, ${many} quotes in ${kind}`,
    value: await timeOf(work),
    unit: 'ms',
    atMost,
  })

  // The first search fills SQLite's index.
  await search('a')()
  const figures = [
    await figure('list', list({}), 100),
    await figure('list of the new', list({ statuses: ['new'] }), 100),
    await figure('list far back', list({ statuses: ['new', 'booked'], before: 100 }), 100),
    await figure('list of the lost', list({ statuses: ['lost'] }), 100),
    await figure('counts', () => desk.summary(), 100),
    await figure('day', () => desk.day('2026-11-27', '2026-11-27'), 100),
    await figure('search for a letter', search('a'), 200),
    await figure('search for two words', search('piano garage'), 200),
    await figure('search for a phone number', search('(905) 555-19999'), 200),
    await figure('search for an email address', search('ada12345@mail.example'), 200),
    await figure('search for nothing', search('zeppelin'), 200),
    await figure('search among spam', search('fridge', { statuses: ['spam'] }), 200),
    await figure('search far back', search('sofa', { before: 100 }), 200),
  ]
  await store.close()
  return figures
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  return median(times)
}

declare const firstRow: Promise<number>

/** Runs in the page: Playwright's own locator would be slow on the throttled processor. */
function noteFirstRow(): void {
  const shown = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('h3 a')) return
      observer.disconnect()
      // Once the frame is drawn and the page is responsive.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
    })
    observer.observe(document, { childList: true, subtree: true })
  })
  Object.assign(window, { firstRow: shown })
}

/** From the navigation until the first quote in the list can be opened, with an empty cache. */
async function measureList(browser: Browser, site: DeployedSite): Promise<Figure> {
  for (let index = 0; index < 60; index += 1)
    await fetch(`${site.url}/api/quotes`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(numbered(index)),
    })
  const times: number[] = []
  for (let load = 0; load < loads; load += 1) {
    const page = await openSlowPhone(browser, site.url)
    const link = site.desk('link').split('\n')[0]?.split('#')[1] ?? ''
    const signedIn = await page.request.post('/api/desk/sign-in', {
      headers: { 'Sec-Fetch-Site': 'same-origin' },
      data: { link: link.replace('link=', '') },
    })
    if (!signedIn.ok()) throw new Error(`Signing in ended with ${signedIn.status()}`)
    await page.addInitScript(noteFirstRow)
    await page.goto('/desk', { waitUntil: 'commit' })
    times.push(await page.evaluate(() => firstRow))
    await page.context().close()
  }
  return { name: 'list on the slow phone, first visit', value: median(times), unit: 'ms', atMost: 2500 }
}
