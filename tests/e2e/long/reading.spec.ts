import { type Browser, expect, type Page, test } from '@playwright/test'
import { nextPositions, scrollTo, withFrames } from '#tests/support/browser/gestures.ts'
import { formOf } from '#tests/support/browser/quoteForm.ts'
import {
  type Connection,
  holdRequests,
  hydrate,
  hydrateOnIntentOnly,
  setConnection,
  shortenReading,
} from '#tests/support/browser/visit.ts'
import { pageKinds } from '#tests/support/page/pageKinds.ts'
import {
  fontsShown,
  mostFontShift,
  mostShift,
  twoFrames,
  watchLayoutShifts,
  watchScripts,
} from '#tests/support/page/watch.ts'

/** A phone's network: bytes a second, and latency in milliseconds. */
const slowNetwork = {
  downloadThroughput: (1600 * 1000) / 8,
  uploadThroughput: (750 * 1000) / 8,
  latency: 150,
}

/** Widths in pixels, one a kind, in turn. */
const phones = [320, 360, 384, 402, 412, 430]

/** Compressed kilobytes of script: before the first intent, hydrated and read to the end, and added by using the form. */
const home = { before: 3, end: 190, form: 14 }
const other = { before: 3, end: 165, form: 14 }
/** Prefetched kilobytes of scripts and data without a hint on a link: before a scroll, and after. */
const prefetching = { untouched: 40, scrolled: 100 }

/** Scripts and data by path, with their compressed bytes. */
type Files = Map<string, number>

for (const [index, { kind, path }] of pageKinds.entries())
  test(`${kind} is read on a phone without layout shift, within its limits of bytes`, async ({ browser }) => {
    const own = await test.step('on a slow network, without fonts and without prefetching', () =>
      readWithoutPrefetching(browser, path))
    const width = phones[index % phones.length] ?? 390
    const ahead = await test.step(`with late fonts and prefetching, at ${width} px`, () =>
      readWithPrefetching(browser, path, width))

    const sizes = {
      before: kilobytes(scriptsOf(own.before)),
      end: kilobytes(scriptsOf(own.end)),
      form: kilobytes(scriptsOf(own.form), own.end),
      untouched: kilobytes(ahead.untouched, own.end),
      scrolled: kilobytes(ahead.scrolled, own.end),
    }
    const row = Object.entries(sizes).map(([phase, size]) => `${phase} ${size.toFixed(1)}`)
    console.log(`${kind.padEnd(24)}kB of script: ${row.join(', ')}`)
    const budget = { ...(path === '/' ? home : other), ...prefetching }
    for (const [phase, most] of Object.entries(budget))
      expect(sizes[phase as keyof typeof sizes], phase).toBeLessThanOrEqual(most)
  })

async function readWithoutPrefetching(browser: Browser, path: string) {
  const { page, files } = await openReader(browser, { effectiveType: '3g' }, 390)
  await hydrateOnIntentOnly(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setBlockedURLs', { urls: ['*.woff2'] })
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slowNetwork })
  const shifts = await watchLayoutShifts(page)
  await page.goto(path, { waitUntil: 'load' })
  const before = await files()
  await hydrate(page)
  for (const part of [...(await page.locator('main section').all()), page.getByRole('contentinfo')])
    await withFrames(page, part.scrollIntoViewIfNeeded())
  const end = await files()
  await nextPositions(page)
  expect(await shifts()).toBeLessThan(mostShift)
  const form = (await formOf(page).element.count()) > 0 ? await readFormCode(page, files) : end
  await page.close()
  return { before, end, form }
}

/**
 * Focusing the first field fetches the code of toasts and validation, and focusing the postal code fetches its own.
 *
 * Uses the keyboard: after a click the page would scroll to the fault, and the pointer could fetch the code of the photos button.
 */
async function readFormCode(page: Page, files: () => Promise<Files>): Promise<Files> {
  const count = async () => scriptsOf(await files()).size
  const before = await count()
  await formOf(page).field('Name').focus()
  await expect.poll(count).toBeGreaterThan(before)
  const form = await files()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Missing Information')).toBeVisible()
  expect(await files(), 'nothing is left to fetch when it is sent').toEqual(form)

  await page.getByLabel('Your postal code').focus()
  await expect.poll(count).toBeGreaterThan(scriptsOf(form).size)
  return form
}

/** Loads and hydrates a page, whose fonts come late, and scrolls it by some screens, without a pointer. */
async function readWithPrefetching(browser: Browser, path: string, width: number) {
  const { page, files } = await openReader(browser, { effectiveType: '4g' }, width)
  await shortenReading(page)
  const releaseFonts = await holdRequests(page, '**/*.woff2')
  const shifts = await watchLayoutShifts(page)
  // The load event waits for the fonts.
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.evaluate(twoFrames)
  releaseFonts()
  await hydrate(page)
  await nextPositions(page)
  const untouched = await files()
  await expect.poll(() => page.evaluate(fontsShown)).toBe(true)
  for (let screen = 1; screen <= 4; screen++) {
    await scrollTo(page, screen * 700)
    await files()
  }
  await nextPositions(page)
  const scrolled = await files()
  expect(await shifts()).toBeLessThan(mostFontShift)
  await page.close()
  return { untouched, scrolled }
}

async function openReader(browser: Browser, connection: Connection, width: number) {
  const page = await browser.newPage({ viewport: { width, height: 844 } })
  await setConnection(page, connection)
  const { scripts, settled } = watchScripts(page)
  const files = async (): Promise<Files> => {
    await settled()
    const answers = await Promise.all(scripts.map((script) => script.response()))
    return new Map(
      answers.map((answer) => [
        new URL(answer?.url() ?? '').pathname,
        Number(answer?.headers()['content-length']),
      ]),
    )
  }
  return { page, files }
}

const scriptsOf = (files: Files): Files => new Map([...files].filter(([path]) => path.endsWith('.js')))

const kilobytes = (files: Files, without: Files = new Map()): number =>
  [...files].reduce((sum, [path, size]) => sum + (without.has(path) ? 0 : size), 0) / 1000
