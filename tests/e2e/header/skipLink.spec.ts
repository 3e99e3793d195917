import { expect, type Page, test } from '@playwright/test'
import { hydrate } from '#tests/support/browser/hydrate.ts'
import { scrolledTo, scrollTo } from '#tests/support/browser/scrolling.ts'
import { followInPlace, footerLink } from '#tests/support/browser/visit.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('the skip link is the first Tab stop and leads to the content, after a navigation too', async ({
  page,
}) => {
  await page.goto('/service-areas')
  await page.keyboard.press('Tab')
  await followSkipLink(page)

  await hydrate(page)
  await scrollTo(page, 1000)
  await followInPlace(footerLink(page, 'About Us'))
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('banner').getByRole('link', { name: 'Lugwell, home' }).focus()
  await page.keyboard.press('Shift+Tab')
  await followSkipLink(page)
  await expect(page).toHaveURL('/about-us#content')
  await expect.poll(() => scrolledTo(page)).toBe(0)
})

async function followSkipLink(page: Page): Promise<void> {
  const skipLink = page.getByRole('link', { name: 'Skip to the content' })
  await expect(skipLink).toBeFocused()
  await expect(skipLink).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
}
