import { type ElementHandle, expect, test } from '@playwright/test'
import { navigation } from '#data/company/navigation.ts'
import { message } from '#tests/support/browser/controls.ts'
import { expectUnderHeader, scrolledTo, scrollTo, watchScrolling } from '#tests/support/browser/gestures.ts'
import {
  expectMarkedDocument,
  headerItem,
  holdHydration,
  hydrate,
  isHydrated,
  markDocument,
  visit,
} from '#tests/support/browser/visit.ts'

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

test('header items show their section below the header from another page, Get Quote shows the page’s own form, and back and forward restore positions', async ({
  page,
}) => {
  await visit(page, '/service-areas')
  const entries = await page.evaluate(() => history.length)
  const getQuote = page.getByRole('main').getByRole('link', { name: 'Get Quote' }).first()
  await getQuote.scrollIntoViewIfNeeded()
  const clickedAt = await scrolledTo(page)
  await getQuote.click()
  await expect(page).toHaveURL('/service-areas#contact')
  await expectUnderHeader(page, '#contact')
  await expect(page.locator('#contact')).toBeFocused()
  expect(await page.evaluate(() => history.length)).toBe(entries + 1)
  await page.goBack()
  await expect(page).toHaveURL('/service-areas')
  await expect.poll(() => scrolledTo(page)).toBe(clickedAt)
  const top = await scrollTo(page, 120)
  let leftAt = 0

  for (const { label, href } of navigation.filter(({ section }) => section)) {
    const section = href.slice(1)
    await headerItem(page, label).click()
    await expect(page).toHaveURL(href)
    // Waits for home: the previous page has a form with the same fragment.
    await expect(page.locator('#pricing')).toBeAttached()
    await expectUnderHeader(page, section)
    await expect(page.locator(section)).toBeFocused()
    // Differs from the position that a link to the section would give.
    leftAt = await scrollTo(page, (await scrolledTo(page)) - 5)
    await page.goBack()
    await expect(page).toHaveURL('/service-areas')
    await expect.poll(() => scrolledTo(page)).toBe(top)
  }

  // Forward is checked with the last section only, the deepest.
  await page.goForward()
  await expect(page).toHaveURL('/#contact')
  await expect.poll(() => scrolledTo(page)).toBe(leftAt)
  await expectMarkedDocument(page)
})

test('a section opened by URL is below the header, and header items scroll to sections smoothly unless reduced motion is preferred, hydrated or not', async ({
  page,
}) => {
  const follow = async (item: string, section: string) => {
    const seen = await watchScrolling(page)
    await headerItem(page, item).click()
    await expect(page).toHaveURL(`/${section}`)
    await expectUnderHeader(page, section)
    // The event comes with the frame after the scroll.
    await expect.poll(async () => (await seen()).length).toBeGreaterThan(0)
    return new Set(await seen()).size
  }
  await page.goto('/#reviews')
  await expectUnderHeader(page, '#reviews')
  await hydrate(page)
  await markDocument(page)
  await expectUnderHeader(page, '#reviews')

  expect(await follow('Pricing', '#pricing')).toBe(1)
  expect(await follow('Contact', '#contact')).toBe(1)
  await expectMarkedDocument(page)

  // A fragment is typed into the address bar.
  await page.goto('/')
  await hydrate(page)
  await markDocument(page)
  await page.goto('/#reviews')
  await expect(page.locator('#reviews')).toBeFocused()
  await expectUnderHeader(page, '#reviews')

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const again = async () => {
    await scrollTo(page, 0)
    return follow('Contact', '#contact')
  }
  // A busy machine may draw only the last frame of the smooth scroll.
  await expect.poll(again).toBeGreaterThan(1)
  await expectMarkedDocument(page)

  // Before hydration the browser follows the link.
  await holdHydration(page)
  const followUnhydrated = async () => {
    await page.goto('/')
    return follow('Pricing', '#pricing')
  }
  await expect.poll(followUnhydrated).toBeGreaterThan(1)
  expect(await isHydrated(page)).toBe(false)
})

test('a field that is focused before the navigation to its section renders keeps the focus', async ({
  page,
}) => {
  await visit(page, '/')
  const link = (await headerItem(page, 'Contact').elementHandle()) as ElementHandle<HTMLElement>

  await message(page).evaluate((field, link) => {
    link.click()
    field.focus({ preventScroll: true })
  }, link)

  await expectUnderHeader(page, '#contact')
  await expect(message(page)).toBeFocused()
})
