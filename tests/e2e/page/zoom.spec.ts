import { expect, test } from '@playwright/test'
import { hydrate } from '#tests/support/browser/hydrate.ts'
import { menu, menuButton, openMenu } from '#tests/support/browser/menu.ts'
import { scrollTo } from '#tests/support/browser/scrolling.ts'

// A screen of 1280 by 1024 pixels at 400%.
test.use({ viewport: { width: 320, height: 256 } })

test('at 400% the header scrolls away and every item of the menu can be reached; on an ordinary screen it stays', async ({
  page,
}) => {
  await page.goto('/')
  await hydrate(page)

  await scrollTo(page, 600)
  await expect(page.getByRole('banner')).not.toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

  await scrollTo(page, 0)
  await openMenu(page)
  const last = menu(page).getByRole('link', { name: '905.555.0142' })
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport({ ratio: 0.95 })
  await page.keyboard.press('Escape')
  await expect(menuButton(page)).toBeFocused()

  await page.setViewportSize({ width: 844, height: 390 })
  await scrollTo(page, 600)
  await expect(page.getByRole('banner')).toBeInViewport()
})

test('a link to a section leads to the top of it', async ({ page }) => {
  await page.goto('/#pricing')
  await hydrate(page)

  await expect
    .poll(() => page.locator('#pricing').evaluate((section) => Math.abs(section.getBoundingClientRect().top)))
    .toBeLessThan(1)
})
