import { type ElementHandle, expect, type Page } from '@playwright/test'
import { navigation } from '#data/company/navigation.ts'
import { site } from '#data/company/site.ts'
import { menuButton } from '#tests/support/browser/controls.ts'
import {
  expectUnderHeader,
  nextPositions,
  scrolledTo,
  scrollTo,
  watchScrolling,
} from '#tests/support/browser/gestures.ts'
import { test } from '#tests/support/browser/quoteForm.ts'
import {
  expectMarkedDocument,
  footerLink,
  headerItem,
  holdHydration,
  hydrate,
  isHydrated,
  markDocument,
} from '#tests/support/browser/visit.ts'
import { town } from '#tests/support/page/pageKinds.ts'

const white = 'rgb(255, 255, 255)'
const translucent = 'rgba(255, 255, 255, 0.94)'
const dark = 'rgb(8, 42, 36)'

test.use({ viewport: { width: 1440, height: 900 } })

test('the header sticks, marks the current item and shifts nothing', async ({ page }) => {
  await page.goto('/about-us')
  await page.keyboard.press('Tab')
  const skipLink = page.getByRole('link', { name: 'Skip to the content' })
  await expect(skipLink).toBeFocused()
  await expect(skipLink).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
  await expect(callLink(page).getByText(site.phoneDotted)).toBeVisible()
  await expect(menuButton(page)).toBeHidden()
  await hydrate(page)
  await expectCurrent(page, 'About Us', 'page')

  await headerItem(page, 'Service Areas').click()
  await expectCurrent(page, 'Service Areas', 'page')
  await footerLink(page, town.name).click()
  await expectCurrent(page, 'Service Areas', 'true')
  await scrollTo(page, 1200)
  await expect.poll(() => scrolledTo(page)).toBe(1200)
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0)

  await footerLink(page, 'Home').click()
  await expect(page.locator('#pricing')).toBeAttached()
  await expect(currentItems(page)).toHaveCount(0)

  // The header's change of height does not scroll the page.
  for (const top of [5, 11, 18, 8]) {
    await scrollTo(page, top)
    expect(await nextPositions(page), `scrolled to ${top}`).toEqual([top])
  }

  for (const { label, section: id } of navigation) {
    if (!id) continue
    await scrollToSection(page, id, 101)
    await expect(currentItems(page).filter({ hasText: label })).toHaveCount(0)
    await scrollToSection(page, id, 99)
    await expectCurrent(page, label, 'location')
  }
})

const callLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: `Call ${site.phoneDotted}` })

const currentItems = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link').and(page.locator('[aria-current]'))

async function expectCurrent(page: Page, item: string, current: 'page' | 'true' | 'location'): Promise<void> {
  // While the next page loads, a section of the previous page may also be marked.
  await expect(currentItems(page).and(page.locator(`[aria-current=${current}]`))).toHaveText([item])
  await expect(currentItems(page)).toHaveCount(1)
}

async function expectGround(page: Page, color: string): Promise<void> {
  await expect(page.getByRole('banner')).toHaveCSS('background-color', color)
}

const topOf = (page: Page, id: string): Promise<number> =>
  page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top)

/** Scrolls until the section's top edge is `below` pixels under the top of the screen. */
async function scrollToSection(page: Page, id: string, below: number): Promise<void> {
  await scrollTo(page, (await scrolledTo(page)) + (await topOf(page, id)) - below)
}

test('the header has its three colours before and after hydration', async ({ page }) => {
  const release = await holdHydration(page)
  await page.goto('/')
  await scrollTo(page, 10)
  await expectGround(page, white)
  await scrollTo(page, 11)
  await expectGround(page, translucent)
  await scrollToSection(page, 'contact', 101)
  await expectGround(page, translucent)
  await scrollToSection(page, 'contact', 99)
  await expectGround(page, dark)
  expect(await isHydrated(page)).toBe(false)
  const grounds = await page.evaluateHandle(() => {
    const header = document.querySelector('header')
    const seen = new Set<string>()
    const watch = () => {
      if (header) seen.add(getComputedStyle(header).backgroundColor)
      requestAnimationFrame(watch)
    }
    watch()
    return seen
  })

  release()
  await hydrate(page)

  await nextPositions(page)
  expect(await grounds.evaluate((seen) => [...seen])).toEqual([dark])
  await page.reload()
  await expectGround(page, dark)
})

test('sections stand below the header, whoever leads to them', async ({ page, form }) => {
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

  // A field may be focused before the navigation to its section is rendered.
  const link = (await headerItem(page, 'Contact').elementHandle()) as ElementHandle<HTMLElement>
  await form.field('Message').evaluate((field, link) => {
    link.click()
    field.focus({ preventScroll: true })
  }, link)
  await expectUnderHeader(page, '#contact')
  await expect(form.field('Message')).toBeFocused()
})
