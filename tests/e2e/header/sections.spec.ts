import { expect, test } from '@playwright/test'
import { hydrate } from '#tests/support/browser/hydrate.ts'
import { expectUnderHeader, scrollTo, watchScrolling } from '#tests/support/browser/scrolling.ts'
import { expectMarkedDocument, headerItem, visit } from '#tests/support/browser/visit.ts'
import { sectionItems } from '#tests/support/content/specification.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('each section of the header is reached from another page, below the header @2-header-3', async ({
  page,
}) => {
  await visit(page, '/services/yard-waste')

  for (const { item, href } of sectionItems) {
    await headerItem(page, item).click()
    await expect(page).toHaveURL(href)
    await expectUnderHeader(page, href.slice(1))
    await expect(page.locator(href.slice(1))).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL('/services/yard-waste')
  }

  await expectMarkedDocument(page)
})

test('each section of the header is scrolled to on the home page @2-header-2', async ({ page }) => {
  await visit(page, '/')

  for (const { item, href } of sectionItems) {
    await headerItem(page, item).click()
    await expect(page).toHaveURL(href)
    await expectUnderHeader(page, href.slice(1))
  }
  // The last one is asked for again after scrolling away.
  await scrollTo(page, 0)
  await headerItem(page, sectionItems.at(-1)?.item ?? '').click()
  await expectUnderHeader(page, sectionItems.at(-1)?.href.slice(1) ?? '')

  await expectMarkedDocument(page)
})

test('a section opened by its URL is below the header, hydrated or not', async ({ page }) => {
  await page.goto('/#reviews')

  await expectUnderHeader(page, '#reviews')
  await hydrate(page)
  await expectUnderHeader(page, '#reviews')
})

for (const { motion, positions } of [
  { motion: 'no-preference', positions: 'several' },
  { motion: 'reduce', positions: 'one' },
] as const) {
  test(`with motion: ${motion}, scrolling to a section has ${positions} positions @2-direct-service-6`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion })
    await visit(page, '/')

    const passed = async () => {
      await scrollTo(page, 0)
      const seen = await watchScrolling(page)
      await headerItem(page, 'Reviews').click()
      await expectUnderHeader(page, '#reviews')
      return new Set(await seen()).size
    }

    if (positions === 'one') expect(await passed()).toBe(1)
    // The way takes its time, and a busy machine may draw its end alone: then it is gone again.
    else await expect.poll(passed).toBeGreaterThan(1)
  })
}

test('a quote button on a city’s page leads to the form @2-direct-service-6', async ({ page }) => {
  await visit(page, '/service-areas/ajax')

  await page.getByRole('main').getByRole('link', { name: 'Get Free Quote' }).first().click()

  await expect(page).toHaveURL('/#contact')
  await expectUnderHeader(page, '#contact')
})

test('Get Quote on the service areas scrolls to the form of that page @2-areas-3', async ({ page }) => {
  await visit(page, '/service-areas')

  await page.getByRole('main').getByRole('link', { name: 'Get Quote' }).first().click()

  await expect(page).toHaveURL('/service-areas#contact')
  await expectUnderHeader(page, '#contact')
  await expectMarkedDocument(page)
})
