import { expect, test } from '@playwright/test'
import { hydrate, hydrateFirstScreen, hydrateOnIntentOnly } from '#tests/support/browser/hydrate.ts'
import { scrolledTo, scrollTo, watchScrolling } from '#tests/support/browser/scrolling.ts'
import { expectMarkedDocument, followInPlace, footerLink, visit } from '#tests/support/browser/visit.ts'
import { watchFaults } from '#tests/support/page/watchFaults.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('a new page is at its top at once, without a visible scroll; back and forward return to where each page was left @2-shared-5', async ({
  page,
}) => {
  await visit(page, '/')
  await scrollTo(page, 1700)
  const seen = await watchScrolling(page)

  await followInPlace(page.getByRole('main').getByRole('link', { name: 'Hot tub removal', exact: true }))

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pickering')
  await expect.poll(() => seen()).toEqual([0])
  await scrollTo(page, 640)

  await page.goBack()

  await expect(page).toHaveURL('/')
  await expect.poll(() => scrolledTo(page)).toBe(1700)

  await page.goForward()

  await expect(page).toHaveURL('/services/pickering/hot-tub-removal')
  await expect.poll(() => scrolledTo(page)).toBe(640)
  await expectMarkedDocument(page)
})

test('back returns there after a reload in between, too', async ({ page }) => {
  await visit(page, '/')
  await scrollTo(page, 1500)
  await followInPlace(footerLink(page, 'About Us'))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('About')
  await scrollTo(page, 300)
  await page.reload()
  await expect.poll(() => scrolledTo(page)).toBe(300)
  await hydrate(page)

  await page.goBack()

  await expect(page).toHaveURL('/')
  await expect(page.getByRole('main').locator('#pricing')).toBeAttached()
  await expect.poll(() => scrolledTo(page)).toBe(1500)
})

test('back returns to where a page was scrolled to before its hydration', async ({ page }) => {
  await hydrateOnIntentOnly(page)
  await page.goto('/')
  await scrollTo(page, 1500)
  await hydrateFirstScreen(page)
  await followInPlace(footerLink(page, 'About Us'))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('About')

  await page.goBack()

  await expect(page).toHaveURL('/')
  await expect(page.getByRole('main').locator('#pricing')).toBeAttached()
  await expect.poll(() => scrolledTo(page)).toBe(1500)
})

test('back after a reload works before hydration', async ({ page }) => {
  await visit(page, '/')
  await followInPlace(footerLink(page, 'About Us'))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('About')
  await hydrateOnIntentOnly(page)
  await page.reload()
  const faults = watchFaults(page)

  await page.goBack()

  await expect(page).toHaveURL('/')
  await expect(page.getByRole('main').locator('#pricing')).toBeAttached()
  await hydrate(page)
  await expect(page).toHaveTitle(/Scarborough to Newcastle/)
  expect(faults).toEqual([])
})
