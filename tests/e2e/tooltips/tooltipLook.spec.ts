import { expect, test } from '@playwright/test'
import { menuButton } from '#tests/support/browser/menu.ts'
import { boxOf } from '#tests/support/browser/toast.ts'
import { openWithClock, showTooltip, social, tooltip } from '#tests/support/browser/tooltips.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('it is on the screen and beside its control, at the edges too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await openWithClock(page)

  for (const control of [
    menuButton(page),
    page.getByRole('banner').getByLabel(/^Call/),
    social(page, 'Facebook'),
    social(page, 'Google reviews'),
  ]) {
    await showTooltip(page, control)
    const shown = await boxOf(tooltip(page))
    const beside = await boxOf(control)

    expect(shown.x).toBeGreaterThanOrEqual(0)
    expect(shown.y).toBeGreaterThanOrEqual(0)
    expect(shown.x + shown.width).toBeLessThanOrEqual(320)
    expect(shown.y + shown.height).toBeLessThanOrEqual(256)
    // Popper places it on whole pixels.
    expect(shown.y + shown.height < beside.y + 1 || shown.y > beside.y + beside.height - 1).toBe(true)
    await page.mouse.move(5, 5)
    await page.clock.runFor(1000)
  }
})

test('its control has the name and no description, and with forced colours it has an edge', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openWithClock(page)

  await showTooltip(page, menuButton(page))

  await expect(menuButton(page)).toHaveAccessibleName('Menu')
  await expect(menuButton(page)).toHaveAccessibleDescription('')
  const [edge, ground] = await tooltip(page)
    .locator('> div')
    .evaluate((element) => {
      const { borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(element)
      return [`${borderTopWidth} ${borderTopColor}`, backgroundColor]
    })
  expect(edge).toMatch(/^1px rgb\(/)
  expect(edge).not.toContain(ground)
})
