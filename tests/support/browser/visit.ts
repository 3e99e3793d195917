import { expect, type Locator, type Page } from '@playwright/test'
import { find, notFoundPath, readBuiltPage } from '../build/builtPages.ts'
import { unknownPath } from '../page/pageKinds.ts'

/** Opens a page and hydrates it. Its document is marked, so that a reload would be noticed. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrate(page)
  await markDocument(page)
}

/** Marks the current document: another document has no mark. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
}

export async function expectMarkedDocument(page: Page): Promise<void> {
  await expect(page.locator('html[data-marked]')).toBeAttached()
}

export async function expectNewDocument(page: Page): Promise<void> {
  await expect(page.locator('html:not([data-marked])')).toBeAttached()
}

/** An item of the header's navigation, which only large screens show. */
export const headerItem = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })

/** A link of the footer, also in a list that a phone shows folded. */
export const footerLink = (page: Page, name: string): Locator =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true, includeHidden: true })

/** Clicks without scrolling the link into view first. */
export const followInPlace = (link: Locator): Promise<void> => link.dispatchEvent('click')

/** Presses a key on a control, as a visitor's first intent, and waits until all of the page is hydrated. */
export async function hydrate(page: Page): Promise<void> {
  const hintAndCheck = async () => {
    // Repeated, because the stub is async. evaluate fails while another document loads.
    await page.evaluate(hintAtControl).catch(() => undefined)
    return isHydrated(page)
  }
  // waitForFunction would check only once a frame.
  await expect
    .poll(hintAndCheck, {
      message: `${page.url()} is hydrated`,
      intervals: [10, 20, 50, 100],
      timeout: 90_000,
    })
    .toBe(true)
}

/** Runs in the page. A real key would move the focus. */
function hintAtControl(): void {
  document
    .querySelector('[data-held]')
    ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }))
}

/** Also false while another document replaces the page. */
export const isHydrated = (page: Page): Promise<boolean> => page.evaluate(readHydrated).catch(() => false)

/** Runs in the page. React marks the elements that it has hydrated. */
function readHydrated(): boolean {
  const parts = [...document.querySelectorAll('main > *, footer')]
  const isAdopted = (part: Element) => Object.keys(part).some((key) => key.startsWith('__react'))
  return document.documentElement.hasAttribute('data-hydrated') && parts.every(isAdopted)
}

/** Makes a visitor's first intent the only trigger of hydration. */
export async function hydrateOnIntentOnly(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
}

/** Skips the reading time and the wait for an idle browser. Timeouts of requests are unchanged. */
export async function shortenReading(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = window
    window.setTimeout = ((callback: () => void, delay = 0, ...values: unknown[]) =>
      setTimeout(callback, delay > 5000 ? delay : 0, ...values)) as typeof window.setTimeout
    window.requestIdleCallback = (callback) => setTimeout(callback, 0)
  })
}

export type Connection = { saveData?: boolean; effectiveType?: 'slow-2g' | '2g' | '3g' | '4g' }

/** Stubs `navigator.connection` on every page from now on. */
export async function setConnection(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
}

/**
 * Holds requests for these URLs from now on, or the first `times` of them.
 *
 * @returns a function that releases them
 */
export async function holdRequests(
  page: Page,
  urls: string,
  options?: { times: number },
): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(
    urls,
    async (route) => {
      await released
      await route.continue()
    },
    options,
  )
  return release
}

/** Call before the page is loaded: Chromium may ignore a page's first route for some milliseconds. */
export const startInterception = (page: Page) => page.route('**/unused', (route) => route.continue())

/** Keeps pages from being hydrated from now on: a page needs its data. */
export const holdHydration = (page: Page) => holdRequests(page, '**/assets/pages/**')

/** Holds requests for code and data of pages from now on. */
export const holdScripts = (page: Page) => holdRequests(page, '**/*.{js,json}')

/** Runs in the page. Reads all values in one evaluation, so that they belong to one state of the page. */
const readShown = () => ({
  path: location.pathname + location.hash,
  title: document.title,
  headings: [...document.querySelectorAll('h1')].map(({ textContent }) =>
    (textContent ?? '').replace(/\s+/g, ' ').trim(),
  ),
  isEmpty: !((document.querySelector('main')?.clientHeight ?? 0) > 100),
  top: window.scrollY,
  isMarked: document.documentElement.hasAttribute('data-marked'),
})

/**
 * Waits for URL, title, headings and content of a page, as they are built.
 *
 * @param more scroll position, and whether it is the marked document (markDocument)
 */
export async function expectPage(
  page: Page,
  path: string,
  more: { top?: number; isMarked?: boolean } = {},
): Promise<void> {
  const { pathname } = new URL(path, 'http://site.example')
  const { document } = readBuiltPage(pathname === unknownPath ? notFoundPath : pathname)
  const headings = document.querySelectorAll('h1').map(({ text }) => text.replace(/\s+/g, ' ').trim())
  const title = find(document, 'title').text.trim()
  await expect
    // evaluate fails while another document loads.
    .poll(() => page.evaluate(readShown).catch(() => undefined), {
      intervals: [20, 30, 50, 100],
      // The server may be starting again, on a busy machine.
      timeout: 60_000,
    })
    .toMatchObject({ path, title, headings, isEmpty: false, ...more })
}

/** Follows a link, anywhere on the page; returns whether there is one. */
export const followLink = (page: Page, path: string): Promise<boolean> =>
  page.evaluate((path) => {
    // A link with the role of a button leads nowhere.
    const link = [...document.links].find((link) => link.getAttribute('href') === path && !link.role)
    link?.click()
    return link !== undefined
  }, path)
