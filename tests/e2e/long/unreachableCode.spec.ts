import { expect, type Locator, type Page, test } from '@playwright/test'
import { galleryPath, photoLink, projects, shed, slideshow } from '#tests/support/browser/gallery.ts'
import { holdRequests } from '#tests/support/browser/holdRequests.ts'
import { hydrate, hydrateFirstScreen, hydrateOnIntentOnly } from '#tests/support/browser/hydrate.ts'
import { menuButton } from '#tests/support/browser/menu.ts'
import { setConnection } from '#tests/support/browser/network.ts'
import { nextPositions, scrollTo } from '#tests/support/browser/scrolling.ts'
import {
  expectMarkedDocument,
  expectNewDocument,
  followInPlace,
  footerLink,
  headerItem,
  markDocument,
  visit,
} from '#tests/support/browser/visit.ts'
import { expectPage } from '#tests/support/page/tour.ts'

test.describe('on a large screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('after eight seconds without data or code the browser loads the document, and without any code every click loads its document once', async ({
    page,
  }) => {
    // On 3g a page is prefetched only when the pointer is over its link.
    await setConnection(page, { effectiveType: '3g' })
    await page.clock.install()
    await visit(page, '/')
    await followUntilDocument(page, footerLink(page, 'About Us'), '**/*.json')
    await expect(page).toHaveURL('/about-us')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('About')

    await hydrateFirstScreen(page)
    await markDocument(page)
    await followUntilDocument(page, footerLink(page, 'Ajax'), '**/*.js')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ajax')

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
    await footerLink(page, 'Whitby').click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Whitby')
    expect(loaded).toEqual(['/', '/service-areas/whitby'])
  })

  test('home, shown without its sections, is loaded as a document if their code does not load within eight seconds, and stays if the server does not answer either', async ({
    page,
  }) => {
    await setConnection(page, { effectiveType: '3g' })
    await page.clock.install()
    const openHome = async () => {
      await page.goto('/')
      await hydrateFirstScreen(page)
      await headerItem(page, 'About Us').click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('About')
      await hydrate(page)
      await markDocument(page)
    }
    const sections = page.locator('#contact')

    await openHome()
    await followUntilDocument(page, footerLink(page, 'Home'), '**/*.js')
    await expect(sections).toBeAttached()

    await openHome()
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
    await page.route('**/*.js', () => {})
    await page.route(
      ({ pathname }) => pathname === '/',
      (route) => route.abort(),
    )
    const unanswered = page.waitForEvent('requestfailed')
    await footerLink(page, 'Home').dispatchEvent('click')
    await page.clock.runFor(8_100)
    await unanswered
    await page.clock.runFor(31_000)
    await page.clock.runFor(300)
    await page.unrouteAll()
    await page.clock.resume()
    await scrollTo(page, 300)
    await expect(sections).toBeAttached()
    await expectMarkedDocument(page)
  })

  test('a page that comes late is shown while the server does not answer for its document', async ({
    page,
  }) => {
    await setConnection(page, { effectiveType: '3g' })
    await page.clock.install()
    await visit(page, '/about-us')
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
    const release = await holdRequests(page, '**/yard-waste.json')
    await page.route('**/yard-waste', (route) => route.abort())
    const unanswered = page.waitForEvent('requestfailed')
    await followInPlace(footerLink(page, 'Yard waste'))
    await page.clock.runFor(8_100)
    await unanswered

    release()

    await page.clock.resume()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/yard waste/i)
    await expectMarkedDocument(page)
  })

  test('a link whose document load was stopped is followed again by the next click', async ({ page }) => {
    await setConnection(page, { effectiveType: '3g' })
    await page.clock.install()
    const links = [
      { link: footerLink(page, 'Yard waste'), data: '**/yard-waste.json', url: '/services/yard-waste' },
      {
        link: page.getByRole('main').getByRole('link', { name: 'Get Free Quote' }).first(),
        data: '**/index.json',
        url: '/#contact',
      },
    ]

    for (const { link, data, url } of links) {
      await visit(page, '/about-us')
      const entries = await page.evaluate(() => history.length)
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
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

  test('the page stays as it was when its code cannot be fetched', async ({ page }) => {
    await hydrateOnIntentOnly(page)
    await page.goto('/')
    const before = await page.locator('#root').innerHTML()
    await page.route('**/chunks/*.js', (route) => route.abort())

    await Promise.all([
      page.waitForEvent('console', (message) => message.type() === 'warning'),
      page.mouse.move(300, 300, { steps: 3 }),
    ])

    expect(await page.locator('#root').innerHTML()).toBe(before)
    // Hidden, because without script the sliders do not work.
    const ranges = await page.locator('#before-after [type=range]').all()
    expect(ranges.length).toBeGreaterThan(0)
    for (const range of ranges) await expect(range).toBeHidden()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Before and after photos' }).click()
    await expect(page).toHaveURL(galleryPath)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.mouse.move(400, 400, { steps: 3 })
    await expect(slideshow(page).getByRole('heading', { level: 2 })).toHaveText([...projects])
    await expect(page.getByRole('button', { name: 'Next project' })).toBeHidden()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('late failure of a photo’s or menu’s code does not affect the next page, where the button of a menu whose code cannot be fetched leads to the footer’s links', async ({
    page,
  }) => {
    await visit(page, galleryPath)
    await followInPlace(footerLink(page, 'About Us'))
    await expect(page).toHaveTitle(/About/)
    await page.goBack()

    for (const control of [menuButton(page), photoLink(page, shed)]) {
      await expect(control).toBeVisible()
      const failed = page.waitForEvent('requestfailed')
      const { promise: isLate, resolve: fail } = Promise.withResolvers<void>()
      await page.route('**/*.js', async (route) => {
        await isLate
        await route.abort()
      })
      await followInPlace(control)
      await followInPlace(footerLink(page, 'About Us'))
      await expect(page).toHaveTitle(/About/)

      fail()

      await failed
      await nextPositions(page)
      await expect(page).toHaveURL('/about-us')
      await page.unrouteAll()
      await page.goBack()
    }

    await page.goForward()
    await expect(page).toHaveTitle(/About/)
    await expect(page.getByRole('main')).toBeFocused()
    await page.route('**/*.{js,json}', (route) => route.abort())

    await menuButton(page).click()

    await expect(page).toHaveURL('/about-us#site-links')
    await expect(page.getByRole('heading', { name: 'Quick links' })).toBeInViewport()
    await expectMarkedDocument(page)
  })
})

/** Follows a link while these files hang: after eight seconds the browser loads the document. Needs a fake clock. */
async function followUntilDocument(page: Page, link: Locator, files: string): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
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
