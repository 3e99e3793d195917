import { expect, type Locator, test } from '@playwright/test'
import { projects, slideshow } from '#tests/support/browser/gallery.ts'
import { holdRequests, holdScripts } from '#tests/support/browser/holdRequests.ts'
import { hydrateFirstScreen } from '#tests/support/browser/hydrate.ts'
import { setConnection } from '#tests/support/browser/network.ts'
import { nextPositions, scrollTo } from '#tests/support/browser/scrolling.ts'
import {
  expectMarkedDocument,
  followInPlace,
  footerLink,
  headerItem,
  markDocument,
  visit,
} from '#tests/support/browser/visit.ts'
import { watchScripts } from '#tests/support/browser/watchScripts.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('a double tap adds one history entry in hydrated and in dehydrated parts', async ({ page }) => {
  // Nothing is prefetched, so the footer is not hydrated before a scroll.
  await setConnection(page, { effectiveType: '3g' })
  await page.goto('/')
  await hydrateFirstScreen(page)
  await markDocument(page)
  const heading = page.getByRole('heading', { level: 1 })
  const taps = [
    {
      link: page.locator('[data-dehydrated] footer').getByRole('link', { name: 'Ajax', exact: true }),
      // Without the scroll of a real one.
      tapTwice: (link: Locator) =>
        link.evaluate((element: HTMLElement) => {
          element.click()
          element.click()
        }),
      shown: 'Ajax',
    },
    { link: headerItem(page, 'About Us'), tapTwice: (link: Locator) => link.dblclick(), shown: 'About' },
  ]

  for (const { link, tapTwice, shown } of taps) {
    const release = await holdScripts(page)
    await tapTwice(link)
    release()
    await expect(heading).toContainText(shown)

    await page.goBack()

    await expect(page).toHaveURL('/')
    await expect(page).toHaveTitle(/Scarborough to Newcastle/)
  }
  await expectMarkedDocument(page)
})

test('a tap on a link in a dehydrated part requests code and data in parallel, and navigates without hydrating that part, to a gallery with all its photos', async ({
  page,
}) => {
  await setConnection(page, { effectiveType: '3g' })
  await page.goto('/')
  await hydrateFirstScreen(page)
  await markDocument(page)
  const { scripts } = watchScripts(page)
  const releaseCode = await holdRequests(page, '**/*.js')
  const releaseData = await holdRequests(page, '**/before-after-gallery.json')
  const dehydrated = page.locator('main [data-dehydrated]')

  await dehydrated.getByRole('link', { name: 'See the whole gallery' }).click()
  for (const file of [/\.js$/, /\/before-after-gallery\.json$/])
    await expect.poll(() => scripts.filter((script) => file.test(script.url())).length).toBeGreaterThan(0)
  const code = scripts.filter((script) => script.url().endsWith('.js'))
  releaseCode()
  await Promise.all(code.map(async (script) => (await script.response())?.finished()))
  await nextPositions(page)

  await expect(dehydrated).toHaveCount(1)
  releaseData()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Before & After Photos')
  await expectMarkedDocument(page)
  await expect(slideshow(page).locator('img')).toHaveCount(2 * projects.length)
})

test('a link shows the next page without a reload, focuses the content and announces the title, and the last of two clicks wins', async ({
  page,
}) => {
  await setConnection(page, { effectiveType: '3g' })
  await visit(page, '/')
  // The last one on the page; the postal check has one of its own.
  const announcement = page.getByRole('status').last()
  await expect(announcement).toBeEmpty()

  await footerLink(page, 'Whitby').click()

  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveTitle(/Whitby/)
  await expect(announcement).toHaveText(await page.title())
  await expectMarkedDocument(page)
  // The next Tab goes on in the new content.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()

  await page.goBack()

  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveTitle(/Scarborough to Newcastle/)
  await expect(announcement).toHaveText(await page.title())
  const release = await holdRequests(page, '**/about-us.json')
  const answered = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/about-us.json'))

  await footerLink(page, 'About Us').click()
  await footerLink(page, 'Ajax').click()
  release()
  await answered
  await nextPositions(page)

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ajax')
  await expect(page).toHaveTitle(/Ajax/)
  await expect(page).toHaveURL('/service-areas/ajax')
  await expectMarkedDocument(page)
})

test('a page of the same kind keeps neither the photo nor the reserved font heights of the previous page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/services/yard-waste')
  const main = page.getByRole('main')
  const heading = main.getByRole('heading', { level: 1 })
  // A picture stays in its element until the next one is there.
  const photo = await main.getByRole('img').first().elementHandle()
  await expect(heading).toHaveAttribute('style', /min-height/)

  await followInPlace(footerLink(page, 'Scrap metal'))

  await expect(heading).toContainText(/scrap metal/i)
  expect(await photo?.evaluate((image) => image.isConnected)).toBe(false)
  await expect(main.locator(':is(h1, p, ol)[style*=min-height]')).toHaveCount(0)
})

test('a link to the current page is followed before a scroll has hydrated the page, which then does not jump', async ({
  page,
}) => {
  await setConnection(page, { effectiveType: '3g' })
  await page.goto('/about-us')
  await hydrateFirstScreen(page)

  await headerItem(page, 'About Us').click()

  await expect(page.locator('[data-dehydrated]')).toHaveCount(0)
  const top = await scrollTo(page, 400)
  expect(await nextPositions(page)).toEqual([top])
})
