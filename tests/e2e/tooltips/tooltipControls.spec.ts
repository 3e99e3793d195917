import { expect, test } from '@playwright/test'
import { menu, menuButton } from '#tests/support/browser/menu.ts'
import { boxOf, closeButton, sendEmpty } from '#tests/support/browser/toast.ts'
import { openWithClock, showTooltip, tooltip } from '#tests/support/browser/tooltips.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('the menu’s Close has one, above the menu', async ({ page }) => {
  const close = menu(page).getByRole('button', { name: 'Close menu' })
  await openWithClock(page, '/about-us', async () => {
    await menuButton(page).click()
    await expect(close).toBeFocused()
    await expect(menu(page)).toHaveCSS('transform', 'none')
  })

  await showTooltip(page, close)

  await expect(tooltip(page)).toHaveText('Close menu')
  const { x, y, width, height } = await boxOf(tooltip(page))
  const top = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.textContent, [
    x + width / 2,
    y + height / 2,
  ] as const)
  expect(top).toBe('Close menu')
})

test('the arrows and dots of the slideshow have theirs', async ({ page }) => {
  await openWithClock(page, '/before-after-gallery')

  for (const name of ['Next project', 'Show Major Junk Removal']) {
    await showTooltip(page, page.getByRole('button', { name }))
    await expect(tooltip(page)).toHaveText(name)
  }
})

test('the plus and minus of the counter have one, and so has the toast’s Close', async ({ page }) => {
  await openWithClock(page, '/', () => page.getByRole('button', { name: 'Or count what you have' }).click())

  await showTooltip(page, page.getByRole('button', { name: 'Add one fridge' }))
  await expect(tooltip(page)).toHaveText('Add one fridge')

  await sendEmpty(page)
  await showTooltip(page, closeButton(page))
  await expect(tooltip(page)).toHaveText('Close')
})
