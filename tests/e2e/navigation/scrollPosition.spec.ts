import { expect, type Page, test } from '@playwright/test'
import { holdRequests } from '#tests/support/browser/holdRequests.ts'
import { hydrate, hydrateFirstScreen, hydrateOnIntentOnly } from '#tests/support/browser/hydrate.ts'
import { setConnection } from '#tests/support/browser/network.ts'
import { expectUnderHeader, scrolledTo, scrollTo, watchScrolling } from '#tests/support/browser/scrolling.ts'
import {
  expectMarkedDocument,
  expectNewDocument,
  followInPlace,
  footerLink,
  markDocument,
  visit,
} from '#tests/support/browser/visit.ts'
import { watchFaults } from '#tests/support/page/watchFaults.ts'

test.use({ viewport: { width: 1440, height: 900 } })

async function leaveForAbout(page: Page): Promise<void> {
  await followInPlace(footerLink(page, 'About Us'))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('About')
}

async function expectHomeAt(page: Page, top: number): Promise<void> {
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('main').locator('#pricing')).toBeAttached()
  await expect.poll(() => scrolledTo(page)).toBe(top)
}

/** Returns whether React has hidden the content since, as it does while a page is loading that is not part of a transition. */
async function watchMain(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    const main = document.querySelector('main')
    if (!main) throw new Error('There is no main.')
    const hidden = { main: false }
    new MutationObserver(() => {
      if (main.style.display === 'none') hidden.main = true
    }).observe(main, { attributeFilter: ['style'] })
    Object.assign(window, { hidden })
  })
  return () => page.evaluate(() => (window as unknown as { hidden: { main: boolean } }).hidden.main)
}

test('a new page starts at its top; back and forward restore each page’s position, also after a reload and without hydration @2-shared-5', async ({
  page,
}) => {
  await visit(page, '/')
  await scrollTo(page, 1700)
  const seen = await watchScrolling(page)

  await leaveForAbout(page)

  await expect.poll(() => seen()).toEqual([0])
  await scrollTo(page, 300)
  const isBlanked = await watchMain(page)
  await page.goBack()
  await expectHomeAt(page, 1700)
  await page.goForward()
  await expect(page).toHaveURL('/about-us')
  await expect.poll(() => scrolledTo(page)).toBe(300)
  await expectMarkedDocument(page)
  expect(await isBlanked()).toBe(false)

  await page.reload()
  await expect.poll(() => scrolledTo(page)).toBe(300)
  await hydrate(page)
  const isBlankedMeanwhile = await watchMain(page)
  await page.goBack()
  await expectHomeAt(page, 1700)
  expect(await isBlankedMeanwhile()).toBe(false)

  await page.goForward()
  await expect(page).toHaveURL('/about-us')
  await hydrateOnIntentOnly(page)
  await page.reload()
  const faults = watchFaults(page)
  await page.goBack()
  await expectHomeAt(page, 1700)
  await expect(page).toHaveTitle(/Scarborough to Newcastle/)
  expect(faults).toEqual([])
})

test('a section below the first screen is shown before its code loads and focused after, and back leads to the top', async ({
  page,
}) => {
  await hydrateOnIntentOnly(page)
  await page.goto('/')
  await hydrateFirstScreen(page)
  const releaseCode = await holdRequests(page, '**/*.js')

  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()

  await expectUnderHeader(page, '#pricing')
  await expect(page.locator('#pricing')).not.toBeFocused()
  const seen = await watchScrolling(page)
  releaseCode()
  await expect(page.locator('#pricing')).toBeFocused()
  await expectUnderHeader(page, '#pricing')
  expect(await seen()).toEqual([])
  await expect(page).toHaveURL('/#pricing')
  await page.goBack()
  await expectHomeAt(page, 0)
})

test('back restores a position scrolled to before hydration', async ({ page }) => {
  await hydrateOnIntentOnly(page)
  await page.goto('/')
  await scrollTo(page, 1500)
  await hydrateFirstScreen(page)
  await leaveForAbout(page)

  await page.goBack()

  await expectHomeAt(page, 1500)
})

test('back restores expanded questions and the height of the page', async ({ page }) => {
  await visit(page, '/services/ajax/hot-tub-removal')
  const folded = page.getByRole('main').getByRole('button', { expanded: false })
  const names = await folded.allTextContents()
  for (const name of names) await page.getByRole('button', { name, exact: true }).click()
  await expect(folded).toHaveCount(0)
  await scrollTo(page, 2500)
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()
  await leaveForAbout(page)

  await page.goBack()

  await expect(page.getByRole('main').getByRole('button', { name: names[0] ?? '' })).toBeVisible()
  await expect(folded).toHaveCount(0)
  expect(await height()).toBe(before)
  expect(await scrolledTo(page)).toBe(2500)
})

test('back and forward restore the position of a page loaded as a document because its code is gone', async ({
  page,
}) => {
  // Nothing is fetched ahead.
  await setConnection(page, { effectiveType: '3g' })
  await visit(page, '/')
  await scrollTo(page, 1500)
  await leaveForAbout(page)
  await page.reload()
  await hydrate(page)
  await scrollTo(page, 300)
  await markDocument(page)
  let isGone = true
  await page.route('**/*.{js,json}', (route) => (isGone ? route.abort() : route.continue()))
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = false
  })

  await page.goBack()

  await expectNewDocument(page)
  await hydrate(page)
  await expectHomeAt(page, 1500)
  await markDocument(page)
  isGone = true

  await page.goForward()

  await expectNewDocument(page)
  await expect(page).toHaveURL('/about-us')
  await hydrate(page)
  await expect.poll(() => scrolledTo(page)).toBe(300)
})

test('a scroll while a link to a section of another page waits for that page is remembered', async ({
  page,
}) => {
  await setConnection(page, { effectiveType: '3g' })
  await visit(page, '/service-areas/ajax')
  const release = await holdRequests(page, '**/index.json')
  await followInPlace(page.getByRole('main').getByRole('link', { name: 'Get Free Quote' }).first())
  await expect(page).toHaveURL('/#contact')
  await scrollTo(page, 700)
  release()
  await expect(page.locator('#contact')).toBeFocused()

  await page.goBack()

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ajax')
  await expect.poll(() => scrolledTo(page)).toBe(700)
})
