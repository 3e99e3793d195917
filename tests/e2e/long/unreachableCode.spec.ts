import { expect, type Locator, type Page } from '@playwright/test'
import {
  galleryPath,
  menuButton,
  photoLink,
  projects,
  shed,
  slideshow,
} from '#tests/support/browser/controls.ts'
import { nextPositions, scrollTo } from '#tests/support/browser/gestures.ts'
import { test } from '#tests/support/browser/quoteForm.ts'
import {
  expectMarkedDocument,
  expectNewDocument,
  expectPage,
  followInPlace,
  footerLink,
  holdRequests,
  hydrate,
  hydrateOnIntentOnly,
  markDocument,
  setConnection,
  startInterception,
  visit,
} from '#tests/support/browser/visit.ts'
import { directService, otherTown, town } from '#tests/support/page/pageKinds.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('the page stays as it was when its code cannot be fetched', async ({ page, form }) => {
  await hydrateOnIntentOnly(page)
  await startInterception(page)
  await page.goto('/')
  const before = await page.locator('#root').innerHTML()
  await page.route('**/chunks/*.js', (route) => route.abort())

  await intend(form.field('Name'))

  expect(await page.locator('#root').innerHTML()).toBe(before)
  // Hidden, because without script the sliders do not work.
  const ranges = await page.locator('#before-after [type=range]').all()
  expect(ranges.length).toBeGreaterThan(0)
  for (const range of ranges) await expect(range).toBeHidden()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Before and after photos' }).click()
  await expect(page).toHaveURL(galleryPath)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await intend(photoLink(page, shed))
  await expect(slideshow(page).getByRole('heading', { level: 2 })).toHaveText([...projects])
  await expect(page.getByRole('button', { name: 'Next project' })).toBeHidden()
})

/** Presses a control, and waits until the code for it has failed. */
async function intend(control: Locator): Promise<void> {
  const failed = control.page().waitForEvent('console', (message) => message.type() === 'warning')
  await control.dispatchEvent('pointerdown')
  await failed
}

const phone = { width: 390, height: 844 }

test('code that fails late leaves the next page; the menu leads to the footer', async ({ page }) => {
  await page.setViewportSize(phone)
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

  for (const _ of ['first tap', 'the URL stays the same']) {
    await menuButton(page).click()

    await expect(page).toHaveURL('/about-us#site-links')
    await expect(page.getByRole('heading', { name: 'Quick links' })).toBeInViewport()
    await scrollTo(page, 0)
  }
  await expectMarkedDocument(page)
})

test('without code a tap on a folded answer shows all answers', async ({ page }) => {
  await page.setViewportSize(phone)
  await hydrateOnIntentOnly(page)
  await startInterception(page)
  await page.goto(directService.path)
  await page.route('**/chunks/*.js', (route) => route.abort())
  const questions = page.getByRole('main').getByRole('heading').getByRole('button')
  const answers = page.locator('main .MuiAccordionDetails-root')
  await expect(answers.filter({ visible: true })).toHaveCount(1)

  await questions.last().click()

  await expect(answers.filter({ visible: true })).toHaveCount(await answers.count())
  await page.unrouteAll()
  await page.reload()
  await hydrate(page)
  await expect(answers.filter({ visible: true })).toHaveCount(1)
})

test.describe('while a link is followed', () => {
  // On 3g nothing is prefetched.
  test.beforeEach(async ({ page }) => {
    await setConnection(page, { effectiveType: '3g' })
    await page.clock.install()
  })

  test('after eight seconds without data or code the document is loaded', async ({ page }) => {
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

  test('a page that comes late is shown if its document does not come', async ({ page }) => {
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
    const toService = footerLink(page, directService.name)
    const toForm = page.getByRole('main').getByRole('link', { name: 'Get Free Quote' }).first()

    for (const [link, data, url] of [
      [toService, `**/${directService.slug}.json`, directService.path],
      [toForm, '**/index.json', '/#contact'],
    ] as const) {
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
