import { expect, test } from '@playwright/test'
import {
  expectUnderHeader,
  nextPositions,
  scrolledTo,
  scrollTo,
  watchScrolling,
} from '#tests/support/browser/gestures.ts'
import {
  expectPage,
  followInPlace,
  footerLink,
  holdHydration,
  hydrate,
  hydrateOnIntentOnly,
  setConnection,
  visit,
} from '#tests/support/browser/visit.ts'
import { cityService, relatedService } from '#tests/support/page/pageKinds.ts'
import { watchErrors } from '#tests/support/page/watch.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('a page starts at its top, and back and forward restore positions', async ({ page }) => {
  // On 3g nothing is prefetched.
  await setConnection(page, { effectiveType: '3g' })
  await hydrateOnIntentOnly(page)
  await page.goto('/')
  await scrollTo(page, 1700)
  await hydrate(page)
  const seen = await watchScrolling(page)
  await followInPlace(footerLink(page, 'About Us'))
  await expectPage(page, '/about-us', { top: 0 })
  await expect.poll(() => seen()).toEqual([0])

  await scrollTo(page, 300)
  await page.reload()
  await expectPage(page, '/about-us', { top: 300 })
  await hydrate(page)
  await page.goBack()
  await expectPage(page, '/', { top: 1700 })

  await page.goForward()
  await expectPage(page, '/about-us', { top: 300 })
  const release = await holdHydration(page)
  await page.reload()
  const errors = watchErrors(page)
  await page.goBack()
  await expectPage(page, '/', { top: 1700 })
  expect(errors).toEqual([])
  release()
})

test('a link to a section works before hydration, which moves nothing', async ({ page }) => {
  const release = await holdHydration(page)
  await page.goto('/')

  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()

  await expectUnderHeader(page, '#pricing')
  await expect(page).toHaveURL('/#pricing')
  // The end of the scroll.
  await expect(async () => expect(await nextPositions(page)).toHaveLength(1)).toPass()
  const top = await scrolledTo(page)
  const seen = await watchScrolling(page)
  release()
  await hydrate(page)
  await nextPositions(page)
  // The event of the first scroll comes with its frame, possibly after the recording began.
  expect((await seen()).filter((position) => position !== top)).toEqual([])
  await expectUnderHeader(page, '#pricing')
  await page.goBack()
  await expectPage(page, '/', { top: 0 })
})

test('Back restores expanded questions, and no photo of another page stays', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, cityService.path)
  const main = page.getByRole('main')
  const heading = main.getByRole('heading', { level: 1 })
  // A reused img element would show the previous photo until the next one has loaded.
  const photo = await main.getByRole('img').first().elementHandle()

  await followInPlace(main.getByRole('link', { name: relatedService.name }))

  await expect(heading).toHaveText(relatedService.heading)
  expect(await photo?.evaluate((image) => image.isConnected)).toBe(false)

  const folded = main.getByRole('button', { expanded: false })
  await expect(folded).not.toHaveCount(0)
  for (let left = await folded.count(); left > 0; left--) await folded.first().click()
  await expect(folded).toHaveCount(0)
  await scrollTo(page, 2500)
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()
  await followInPlace(footerLink(page, 'About Us'))
  await expectPage(page, '/about-us')

  await page.goBack()

  await expect(heading).toHaveText(relatedService.heading)
  await expect(folded).toHaveCount(0)
  expect(await height()).toBe(before)
  expect(await scrolledTo(page)).toBe(2500)
})
