import { expect, type Locator, type Page, test } from '@playwright/test'
import { nextPositions, scrollTo } from '#tests/support/browser/gestures.ts'
import {
  expectMarkedDocument,
  followInPlace,
  footerLink,
  holdHydration,
  hydrate,
  hydrateOnIntentOnly,
  isHydrated,
  setConnection,
  shortenReading,
  visit,
} from '#tests/support/browser/visit.ts'
import { directService, directServices, otherTown, town, towns } from '#tests/support/page/pageKinds.ts'
import { watchScripts, watchUncaughtErrors } from '#tests/support/page/watch.ts'
import { required } from '#tests/support/required.ts'

const lastTown = required(towns.at(-1))
const lastService = required(directServices.at(-1))

/** Paths of the page's own code and data, which the template lists for the stub. */
const ownFiles = (page: Page): Promise<string[]> =>
  page.locator('#root').evaluate((root) => {
    const files = root.dataset.files?.split(' ') ?? []
    return files.filter((file) => !document.querySelector(`script[src="${file}"]`))
  })

const pathOf = (url: string): string => new URL(url).pathname

test('on 3g nothing is fetched before an intent, and no page ahead', async ({ page }) => {
  await setConnection(page, { effectiveType: '3g' })
  await hydrateOnIntentOnly(page)
  await page.clock.install()
  const documents = await watchPrefetchedDocuments(page)
  const { scripts, settled } = watchScripts(page)
  const fetched = () => scripts.map((script) => pathOf(script.url()))
  await page.goto(town.path)
  await page.clock.runFor(1000)
  await settled()
  const own = await ownFiles(page)
  expect([...documents.requested, ...fetched().filter((path) => own.includes(path))]).toEqual([])
  await page.clock.resume()
  await hydrate(page)
  await settled()
  expect(fetched()).toEqual(expect.arrayContaining(own))
  expect([...new Set(fetched().filter((path) => path.endsWith('.json')))]).toHaveLength(1)
  scripts.length = 0

  for (let screen = 1; screen <= 4; screen++) await scrollTo(page, screen * 700)
  await footerLink(page, otherTown.name).hover()
  await footerLink(page, town.name).dispatchEvent('touchstart')
  await footerLink(page, directService.name).focus()
  await nextPositions(page)
  await settled()

  expect(fetched()).toEqual([])
})

test('a hovered, touched or focused link prefetches its page', async ({ page }) => {
  const errors = watchUncaughtErrors(page)
  await visit(page, '/')
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  const { scripts, settled } = watchScripts(page)
  await nextPositions(page)
  await settled()
  const hints = [
    { shown: otherTown, hint: (link: Locator) => link.dispatchEvent('pointerover') },
    { shown: town, hint: (link: Locator) => link.dispatchEvent('touchstart') },
    {
      shown: directService,
      hint: (link: Locator) => link.evaluate((element) => element.focus({ preventScroll: true })),
    },
  ]

  // A chip is a button: its `href` is for visitors without script.
  const chip = page.locator('#our-services').getByRole('button', { name: lastTown.name })
  for (const { shown, hint } of hints) {
    scripts.length = 0
    await chip.dispatchEvent('touchstart')
    await hint(footerLink(page, shown.name))
    await expect.poll(() => scripts.length).toBeGreaterThan(0)
    await settled()
    expect(scripts.filter((script) => script.url().endsWith(`/${lastTown.slug}.json`))).toEqual([])
  }
  await page.route('**/*.{js,json}', (route) => route.abort())

  for (const { shown } of hints) {
    await followInPlace(footerLink(page, shown.name))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown.heading)
    await expectMarkedDocument(page)
  }

  scripts.length = 0
  await footerLink(page, lastService.name).dispatchEvent('pointerover')
  await expect.poll(() => scripts.length).toBeGreaterThan(0)
  await settled()
  await page.unroute('**/*.{js,json}')
  await followInPlace(footerLink(page, lastService.name))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(lastService.heading)
  await expectMarkedDocument(page)
  expect(errors).toEqual([])
})

test('before hydration the browser prefetches documents of links in view', async ({ page }) => {
  await holdHydration(page)
  const { requested, arrived } = await watchPrefetchedDocuments(page)
  await page.goto(town.path)
  const links = page.getByRole('main').locator(`a[href^="/services/${town.slug}/"]`)
  const ofServices = () => requested.filter((path) => path.startsWith(`/services/${town.slug}/`))
  await links.last().evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }))

  await expect.poll(ofServices).toHaveLength(3)
  expect(requested).toEqual([...new Set(requested)])
  const path = ofServices()[0] ?? ''
  await expect.poll(() => arrived.has(path)).toBe(true)
  expect(await isHydrated(page)).toBe(false)
  await followInPlace(page.getByRole('main').locator(`a[href="${path}"]`))

  await expect(page).toHaveURL(path)
  expect(await page.evaluate(readDelivery)).toBe('navigational-prefetch')
})

test('a document that the browser prerenders is no visit before somebody sees it', async ({ page }) => {
  const { scripts, settled } = watchScripts(page)
  await shortenReading(page)
  // Chromium prerenders nothing while it is automated.
  await page.addInitScript(() =>
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true }),
  )
  const source = () => page.evaluate(() => sessionStorage.getItem('visitSource'))
  await page.goto(`${directService.path}?utm_source=letter`)
  await settled()
  const own = await ownFiles(page)
  expect(scripts.filter((script) => own.includes(pathOf(script.url())))).toEqual([])
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({})

  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false })
    document.dispatchEvent(new Event('prerenderingchange'))
  })

  await expect.poll(source).toContain('utm_source=letter')
  await expect.poll(() => isHydrated(page)).toBe(true)
})

/** Paths of the documents that the browser itself fetches ahead from now on: those requested, and those that have arrived. */
async function watchPrefetchedDocuments(page: Page) {
  const requested: string[] = []
  const arrived = new Set<string>()
  const session = await page.context().newCDPSession(page)
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Running') requested.push(pathOf(prefetchUrl))
    if (status === 'Ready') arrived.add(pathOf(prefetchUrl))
  })
  await session.send('Preload.enable')
  return { requested, arrived }
}

/** Runs in the page: how its document came. */
function readDelivery(): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation')
  return (navigation as (PerformanceEntry & { deliveryType?: string }) | undefined)?.deliveryType
}
