import { expect, test } from '@playwright/test'
import { hydrate, hydrateFirstScreen } from '#tests/support/browser/hydrate.ts'
import { expectUnderHeader, scrolledTo, scrollTo, watchScrolling } from '#tests/support/browser/scrolling.ts'
import { expectMarkedDocument, headerItem, markDocument, visit } from '#tests/support/browser/visit.ts'
import { required } from '#tests/support/content/required.ts'
import { sectionItems } from '#tests/support/content/specification.ts'

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

test('each header item shows its section below the header from another page, and back and forward restore the positions @2-header-3', async ({
  page,
}) => {
  await visit(page, '/services/yard-waste')
  const top = await scrollTo(page, 120)

  for (const { item, href } of sectionItems) {
    const section = href.slice(1)
    await headerItem(page, item).click()
    await expect(page).toHaveURL(href)
    await expectUnderHeader(page, section)
    await expect(page.locator(section)).toBeFocused()
    // The sections above the form come last, and move it down the page.
    await expect(page.locator('#pricing')).toBeAttached()
    // A link to it would lead elsewhere.
    const leftAt = await scrollTo(page, (await scrolledTo(page)) - 5)
    await page.goBack()
    await expect(page).toHaveURL('/services/yard-waste')
    await expect.poll(() => scrolledTo(page)).toBe(top)

    await page.goForward()
    await expect(page).toHaveURL(href)
    await expect.poll(() => scrolledTo(page)).toBe(leftAt)
    await page.goBack()
    await expect(page).toHaveURL('/services/yard-waste')
  }

  await expectMarkedDocument(page)
})

test('a section opened by URL is below the header; header items scroll to their sections, smoothly unless reduced motion is preferred @2-header-2 @2-direct-service-6', async ({
  page,
}) => {
  await page.goto('/#reviews')
  await expectUnderHeader(page, '#reviews')
  await hydrate(page)
  await markDocument(page)
  await expectUnderHeader(page, '#reviews')
  const follow = async ({ item, href }: (typeof sectionItems)[number]) => {
    const seen = await watchScrolling(page)
    await headerItem(page, item).click()
    await expect(page).toHaveURL(href)
    await expectUnderHeader(page, href.slice(1))
    // The event comes with the frame after the scroll.
    await expect.poll(async () => (await seen()).length).toBeGreaterThan(0)
    return new Set(await seen()).size
  }

  for (const section of sectionItems) expect(await follow(section), section.item).toBe(1)

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const again = async () => {
    await scrollTo(page, 0)
    return follow(required(sectionItems.at(-1)))
  }
  // A busy machine may draw the end of the way alone.
  await expect.poll(again).toBeGreaterThan(1)
  await expectMarkedDocument(page)
})

test('a link to a dehydrated section also scrolls smoothly', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const follow = async () => {
    await page.goto('/')
    await hydrateFirstScreen(page)
    const seen = await watchScrolling(page)
    await headerItem(page, 'Pricing').click()
    await expectUnderHeader(page, '#pricing')
    return new Set(await seen()).size
  }

  // A busy machine may draw the end of the way alone.
  await expect.poll(follow).toBeGreaterThan(1)
})

test('a dehydrated section whose fragment is typed into the address bar stays in view, and gets the focus', async ({
  page,
}) => {
  await page.goto('/')
  await hydrateFirstScreen(page)
  await markDocument(page)

  await page.goto('/#reviews')

  await expect(page.locator('#reviews')).toBeFocused()
  await expectUnderHeader(page, '#reviews')
  await expectMarkedDocument(page)
})

test('Get Quote on the service areas scrolls to the form of that page @2-areas-3', async ({ page }) => {
  await visit(page, '/service-areas')
  const entries = await page.evaluate(() => history.length)

  await page.getByRole('main').getByRole('link', { name: 'Get Quote' }).first().click()

  await expect(page).toHaveURL('/service-areas#contact')
  await expectUnderHeader(page, '#contact')
  await expect(page.locator('#contact')).toBeFocused()
  expect(await page.evaluate(() => history.length)).toBe(entries + 1)
  await expectMarkedDocument(page)
})
