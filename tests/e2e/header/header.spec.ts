import { expect, type Page, test } from '@playwright/test'
import { navigation } from '#data/company/navigation.ts'
import { site } from '#data/company/site.ts'
import { menuButton } from '#tests/support/browser/controls.ts'
import { nextPositions, scrolledTo, scrollTo } from '#tests/support/browser/gestures.ts'
import { footerLink, headerItem, holdHydration, hydrate, isHydrated } from '#tests/support/browser/visit.ts'
import { town } from '#tests/support/page/pageKinds.ts'

const white = 'rgb(255, 255, 255)'
const translucent = 'rgba(255, 255, 255, 0.94)'
const dark = 'rgb(8, 42, 36)'

test.use({ viewport: { width: 1440, height: 900 } })

test('the sticky header has a skip link, seven items with the current one marked and a phone button, and changes colour without shifting content', async ({
  page,
}) => {
  await page.goto('/about-us')
  await expectGround(page, white)
  await page.keyboard.press('Tab')
  const skipLink = page.getByRole('link', { name: 'Skip to the content' })
  await expect(skipLink).toBeFocused()
  await expect(skipLink).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(
    navigation.map(({ label }) => label),
  )
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
  await scrollTo(page, 10)
  await expectGround(page, white)
  await scrollTo(page, 11)
  await expectGround(page, translucent)
  await scrollToSection(page, 'contact', 99)
  await expectGround(page, dark)
  await scrollToSection(page, 'contact', 101)
  await expectGround(page, translucent)

  // The header's change of height does not scroll the page.
  for (const top of [5, 11, 18, 8]) {
    await scrollTo(page, top)
    expect(await nextPositions(page), `scrolled to ${top}`).toEqual([top])
  }
  await expectGround(page, white)

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

test('the header has its three colours before the page is hydrated, and keeps them when it is', async ({
  page,
}) => {
  const release = await holdHydration(page)
  await page.goto('/')
  await expectGround(page, white)
  await scrollTo(page, 11)
  await expectGround(page, translucent)
  await scrollTo(page, 10)
  await expectGround(page, white)
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
