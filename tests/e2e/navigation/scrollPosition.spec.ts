import { expect, type Page, test } from '@playwright/test'
import {
  expectUnderHeader,
  nextPositions,
  scrolledTo,
  scrollTo,
  watchScrolling,
} from '#tests/support/browser/gestures.ts'
import {
  expectMarkedDocument,
  followInPlace,
  footerLink,
  holdHydration,
  hydrate,
  hydrateOnIntentOnly,
  markDocument,
  setConnection,
  visit,
} from '#tests/support/browser/visit.ts'
import { find, readBuiltPage } from '#tests/support/build/builtPages.ts'
import { cityService, relatedService } from '#tests/support/page/pageKinds.ts'
import { watchErrors } from '#tests/support/page/watch.ts'

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

async function expectAboutAt(page: Page, top: number): Promise<void> {
  await expect(page).toHaveURL('/about-us')
  await expect.poll(() => scrolledTo(page)).toBe(top)
}

test('a new page starts at its top, and back and forward restore positions, also after a reload and without hydration', async ({
  page,
}) => {
  // On 3g nothing is prefetched.
  await setConnection(page, { effectiveType: '3g' })
  await hydrateOnIntentOnly(page)
  await page.goto('/')
  await scrollTo(page, 1700)
  await hydrate(page)
  await markDocument(page)
  const seen = await watchScrolling(page)
  await leaveForAbout(page)
  await expect.poll(() => seen()).toEqual([0])
  await scrollTo(page, 300)
  await page.goBack()
  await expectHomeAt(page, 1700)
  await page.goForward()
  await expectAboutAt(page, 300)
  await expectMarkedDocument(page)

  await test.step('after a reload', async () => {
    await page.reload()
    await expectAboutAt(page, 300)
    await hydrate(page)
    await page.goBack()
    await expectHomeAt(page, 1700)
  })

  await test.step('without hydration', async () => {
    await page.goForward()
    await expectAboutAt(page, 300)
    const release = await holdHydration(page)
    await page.reload()
    const errors = watchErrors(page)
    await page.goBack()
    await expectHomeAt(page, 1700)
    await expect(page).toHaveTitle(find(readBuiltPage('/').document, 'title').text)
    expect(errors).toEqual([])
    release()
  })
})

test('a link to a section works before the page is hydrated, which moves nothing, and Back leads to the top', async ({
  page,
}) => {
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
  await expectHomeAt(page, 0)
})

test('a page of the same kind does not keep the photo of the previous page, and back restores expanded questions and the height of the page', async ({
  page,
}) => {
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
  await leaveForAbout(page)

  await page.goBack()

  await expect(heading).toHaveText(relatedService.heading)
  await expect(folded).toHaveCount(0)
  expect(await height()).toBe(before)
  expect(await scrolledTo(page)).toBe(2500)
})
