import { expect, type Locator, type Page, test } from '@playwright/test'
import { nextPositions } from '#tests/support/browser/gestures.ts'
import {
  expectMarkedDocument,
  expectNewDocument,
  expectPage,
  followInPlace,
  footerLink,
  holdRequests,
  hydrate,
  linkedKinds,
  markDocument,
  setConnection,
  visit,
} from '#tests/support/browser/visit.ts'
import { cityService, directService, otherTown, town } from '#tests/support/page/pageKinds.ts'
import { watchLayoutShifts } from '#tests/support/page/watch.ts'

const city = town.path
// A page of the city that only the city links to, then what header and footer of every page link to.
const paths = [
  cityService.path,
  ...linkedKinds()
    .map(({ path }) => path)
    .filter((path) => path !== city),
]

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 412, height: 823 } })

  test('a tap leads to every kind of page without a layout shift, and adds one history entry', async ({
    page,
  }) => {
    await setConnection(page, { effectiveType: '4g' })
    await visit(page, city)
    const shifts = await watchLayoutShifts(page, true)
    const entries = await page.evaluate(() => history.length)

    for (const [index, path] of paths.entries()) {
      const link = page.locator(`a[href="${path}"]`).last()
      await link.scrollIntoViewIfNeeded()
      const before = await shifts()
      await link.tap()
      await expectPage(page, path, { top: 0, isMarked: true })
      await nextPositions(page)
      expect(await shifts(), path).toEqual(before)
      expect(await page.evaluate(() => history.length)).toBe(entries + index + 1)
    }
  })
})

test.describe('without code or data', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  // On 3g nothing is prefetched.
  test.beforeEach(async ({ page }) => {
    await setConnection(page, { effectiveType: '3g' })
    await page.clock.install()
  })

  test('after eight seconds without data or code the browser loads the document, and without any code every click loads its document once', async ({
    page,
  }) => {
    await visit(page, '/')
    await followUntilDocument(page, footerLink(page, 'About Us'), '**/*.json')
    await expect(page).toHaveURL('/about-us')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('About')

    await hydrate(page)
    await markDocument(page)
    await followUntilDocument(page, footerLink(page, town.name), '**/*.js')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(town.heading)

    await hydrate(page)
    await markDocument(page)
    const entries = await page.evaluate(() => history.length)
    await page.route('**/*.{js,json}', (route) => route.abort())
    const loaded: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname)
    })
    await page.getByRole('main').getByRole('link', { name: 'Get Free Quote' }).first().click()
    await expectNewDocument(page)
    await expect(page).toHaveURL('/#contact')
    await expect(page.locator('#contact')).toBeInViewport()
    expect(await page.evaluate(() => history.length)).toBe(entries + 1)
    await footerLink(page, otherTown.name).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(otherTown.heading)
    expect(loaded).toEqual(['/', otherTown.path])
  })

  test('a page that comes late is shown while the server does not answer for its document', async ({
    page,
  }) => {
    await visit(page, '/about-us')
    await pauseClock(page)
    const release = await holdRequests(page, `**/${directService.slug}.json`)
    await page.route(`**/${directService.slug}`, (route) => route.abort())
    const unanswered = page.waitForEvent('requestfailed')
    await followInPlace(footerLink(page, directService.name))
    await page.clock.runFor(8_100)
    await unanswered

    release()

    await page.clock.resume()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(directService.heading)
    await expectMarkedDocument(page)
  })

  test('a link whose document load was stopped is followed again by the next click', async ({ page }) => {
    const links = [
      {
        link: footerLink(page, directService.name),
        data: `**/${directService.slug}.json`,
        url: directService.path,
      },
      {
        link: page.getByRole('main').getByRole('link', { name: 'Get Free Quote' }).first(),
        data: '**/index.json',
        url: '/#contact',
      },
    ]

    for (const { link, data, url } of links) {
      await visit(page, '/about-us')
      const entries = await page.evaluate(() => history.length)
      await pauseClock(page)
      await page.route(data, () => {})
      await page.route('**', (route) =>
        route.request().isNavigationRequest() ? undefined : route.fallback(),
      )
      const loading = page.waitForRequest((request) => request.isNavigationRequest())
      await followInPlace(link)
      await page.clock.runFor(8_100)
      await loading
      // page.evaluate would wait for the navigation.
      await (await page.context().newCDPSession(page)).send('Page.stopLoading')
      await page.unrouteAll()

      await followInPlace(link)

      await page.clock.resume()
      await expectPage(page, url, { isMarked: true })
      expect(await page.evaluate(() => history.length)).toBe(entries + 1)
    }
  })

  /** Follows a link while these files hang: after eight seconds the browser loads the document. Needs a fake clock. */
  async function followUntilDocument(page: Page, link: Locator, files: string): Promise<void> {
    await pauseClock(page)
    await page.route(files, () => {})
    const asked = page.waitForRequest(files)

    await followInPlace(link)
    await asked
    await page.clock.runFor(7_900)

    await expectMarkedDocument(page)
    await page.clock.runFor(200)
    await expectNewDocument(page)
    await page.unroute(files)
    await page.clock.resume()
  }

  async function pauseClock(page: Page): Promise<void> {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  }
})
