import { type BrowserContext, expect, type Page, type Request, test } from '@playwright/test'
import { holdRequests } from '#tests/support/browser/holdRequests.ts'
import { hydrateFirstScreen } from '#tests/support/browser/hydrate.ts'
import { type Connection, setConnection } from '#tests/support/browser/network.ts'
import { nextPositions, scrollTo } from '#tests/support/browser/scrolling.ts'
import { expectMarkedDocument, followInPlace, footerLink, visit } from '#tests/support/browser/visit.ts'
import { watchScripts } from '#tests/support/browser/watchScripts.ts'
import { pageKinds } from '#tests/support/page/pageKinds.ts'

/** Of scripts and data, compressed, until the visitor points at a link or touches one: before they scroll, and after. */
const limits = { untouched: 40_000, scrolled: 100_000 }

for (const { kind, path } of pageKinds) {
  test(`what ${kind} prefetches stays within its bytes`, async ({ context }) => {
    const own = await read(context, path, { effectiveType: '3g' })
    const ahead = await read(context, path, { effectiveType: '4g' })

    const untouched = bytesOf(ahead.untouched, own.untouched)
    const scrolled = bytesOf(ahead.scrolled, own.scrolled)
    const shown = [untouched, scrolled].map((bytes) => (bytes / 1000).toFixed(1).padStart(7))
    console.log(`${kind.padEnd(24)}${shown.join('')} kB prefetched untouched, scrolled`)
    expect(untouched).toBeGreaterThan(0)
    expect(untouched).toBeLessThanOrEqual(limits.untouched)
    expect(scrolled).toBeLessThanOrEqual(limits.scrolled)
  })
}

test('where data is to be saved and on 2g a link in view, pointed at, touched or focused fetches nothing', async ({
  context,
}) => {
  for (const line of [{ saveData: true }, { effectiveType: '2g' }] as const) {
    const page = await context.newPage()
    await setConnection(page, line)
    await shortenDelays(page)
    await visit(page, '/')
    const { scripts, settled } = watchScripts(page)

    for (let screen = 1; screen <= 4; screen++) await scrollTo(page, screen * 700)
    await footerLink(page, 'Whitby').hover()
    await footerLink(page, 'Ajax').dispatchEvent('touchstart')
    await footerLink(page, 'Oshawa').focus()
    await nextPositions(page)
    await settled()

    expect(scripts.map((script) => script.url())).toEqual([])
    await page.close()
  }
})

test('data is fetched ahead at low priority, and code after the photos in view', async ({ page }) => {
  const path = '/services/ajax/hot-tub-removal'
  const priorities = new Map<string, string>()
  const session = await page.context().newCDPSession(page)
  session.on('Network.requestWillBeSent', ({ request }) => {
    const [, dataOf] = /\/assets\/pages\/\w+(\/.*)\.json$/.exec(request.url) ?? []
    if (dataOf) priorities.set(dataOf, request.initialPriority)
  })
  await session.send('Network.enable')
  const release = await holdRequests(page, '**/*.avif')
  await shortenDelays(page)
  const { scripts, settled } = watchScripts(page)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await hydrateFirstScreen(page)
  await nextPositions(page)
  await settled()
  await expect.poll(() => priorities.size).toBeGreaterThan(1)
  const isCode = (script: Request) => script.url().endsWith('.js')
  const own = scripts.filter(isCode).length
  priorities.delete(path)
  expect([...priorities.values()].filter((priority) => priority !== 'Low')).toEqual([])

  release()

  await expect.poll(() => scripts.filter(isCode).length).toBeGreaterThan(own)
})

test('the bytes of a long visit count, though the browser lists no more files', async ({ page }) => {
  await page.addInitScript(() => performance.setResourceTimingBufferSize(0))
  await page.route('**/assets/pages/**', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()) + ' '.repeat(limits.scrolled) })
  })
  await shortenDelays(page)
  await visit(page, '/')
  const { scripts, settled } = watchScripts(page)
  await scrollTo(page, 700)
  await nextPositions(page)
  await settled()
  scripts.length = 0

  await footerLink(page, 'Ajax').scrollIntoViewIfNeeded()
  await nextPositions(page)
  await settled()

  expect(scripts.map((script) => script.url())).toEqual([])
})

test('a link that has been in view needs nothing more', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await shortenDelays(page)
  const { settled } = watchScripts(page)
  await visit(page, '/service-areas/ajax')
  const link = page.getByRole('main').getByRole('link', { name: 'Hot tub removal' })
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await nextPositions(page)
  await settled()
  await page.route('**/*.{js,json}', (route) => route.abort())

  await followInPlace(link)

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hot tub removal')
  await expectMarkedDocument(page)
})

type Sizes = Map<string, number>

const bytesOf = (sizes: Sizes, without: Sizes): number =>
  [...sizes].reduce((sum, [file, size]) => sum + (without.has(file) ? 0 : size), 0)

/** What a page fetches that is hydrated, and then scrolled for some screens, without a pointer. */
async function read(context: BrowserContext, path: string, line: Connection) {
  const page = await context.newPage()
  await setConnection(page, line)
  await shortenDelays(page)
  const { scripts, settled } = watchScripts(page)
  const sizes = async (): Promise<Sizes> => {
    await nextPositions(page)
    await settled()
    const answers = await Promise.all(scripts.map((script) => script.response()))
    return new Map(
      answers.map((answer) => [
        new URL(answer?.url() ?? '').pathname,
        Number(answer?.headers()['content-length']),
      ]),
    )
  }
  await page.goto(path)
  await hydrateFirstScreen(page)
  const untouched = await sizes()
  for (let screen = 1; screen <= 4; screen++) {
    await settled()
    await scrollTo(page, screen * 700)
  }
  const scrolled = await sizes()
  await page.close()
  return { untouched, scrolled }
}

/** No timeout is waited for. */
async function shortenDelays(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wait = window.setTimeout
    window.setTimeout = ((callback: () => void) => wait(callback)) as typeof setTimeout
  })
}
