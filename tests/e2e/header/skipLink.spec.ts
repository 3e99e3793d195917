import { expect, type Page, test } from '@playwright/test'
import { nextPositions, scrollTo } from '#tests/support/browser/scrolling.ts'
import { followInPlace, footerLink, visit } from '#tests/support/browser/visit.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('the skip link is the first Tab stop and leads to the content', async ({ page }) => {
  await page.goto('/about-us')

  await page.keyboard.press('Tab')
  await expectShownSkipLink(page)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')

  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
})

test('the skip link leads to the content after a navigation, too', async ({ page }) => {
  await visit(page, '/')
  await scrollTo(page, 1800)
  await followInPlace(footerLink(page, 'About Us'))
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('banner').getByRole('link', { name: 'Lugwell, home' }).focus()

  await page.keyboard.press('Shift+Tab')
  await expectShownSkipLink(page)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/about-us#content')
  expect(await nextPositions(page)).toEqual([0])
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
})

async function expectShownSkipLink(page: Page): Promise<void> {
  const skipLink = page.getByRole('link', { name: 'Skip to the content' })
  await expect(skipLink).toBeFocused()
  await expect(skipLink).toBeInViewport({ ratio: 1 })
}
