import { expect, type Locator, type Page, test } from '@playwright/test'
import { menu, menuButton } from '#tests/support/browser/controls.ts'
import { boxOf, placeIn, tabTo } from '#tests/support/browser/gestures.ts'
import { setConnection, visit } from '#tests/support/browser/visit.ts'
import { town } from '#tests/support/page/pageKinds.ts'
import { watchScripts } from '#tests/support/page/watch.ts'

const tooltip = (page: Page): Locator => page.getByRole('tooltip', { includeHidden: true })

test('the name of an icon shows on hover or focus, and goes on Escape', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { scripts } = watchScripts(page)
  // On 3g nothing is prefetched.
  await setConnection(page, { effectiveType: '3g' })
  await page.clock.install()
  await visit(page, town.path)
  await page.waitForLoadState('networkidle')
  await page.clock.pauseAt(Date.now() + 60_000)
  const before = scripts.length

  await showTooltip(page, () => menuButton(page).hover())
  // Only the first tooltip fetches code.
  expect(scripts.length).toBeGreaterThan(before)
  await expect(tooltip(page)).toHaveText('Menu')
  await expect(menuButton(page)).toHaveAccessibleName('Menu')
  await expect(menuButton(page)).toHaveAccessibleDescription('')
  const shown = await boxOf(tooltip(page))
  expect(shown.x).toBeGreaterThanOrEqual(0)
  expect(shown.x + shown.width).toBeLessThanOrEqual(390)
  await page.mouse.move(shown.x + shown.width / 2, shown.y + shown.height / 2, { steps: 15 })
  await page.clock.runFor(1000)
  await expect(tooltip(page)).toBeVisible()
  await page.mouse.move(5, 5)
  await expectNoTooltip(page)

  // The focus scrolls to its control.
  const facebook = page.getByRole('list', { name: 'Social media' }).getByLabel('Facebook')
  await showTooltip(page, () => tabTo(page, facebook))
  await expect(tooltip(page)).toHaveText('Facebook')
  await page.keyboard.press('Escape')
  await expectNoTooltip(page)

  await showTooltip(page, () => menuButton(page).hover())
  await page.keyboard.press('Escape')
  await expectNoTooltip(page)
  const beside = await placeIn(menuButton(page), 0.2)
  await page.mouse.move(beside.x, beside.y)
  await page.clock.runFor(5000)
  await expect(tooltip(page)).toHaveCount(0)
  await page.mouse.move(5, 5)

  await showTooltip(page, () => menuButton(page).hover())
  await page.mouse.down()
  await expectNoTooltip(page)
  await page.mouse.up()
  await page.clock.resume()
  await expect(menu(page)).toBeVisible()
})

/** Moves the pointer or the focus, waits until the tooltips' code is loaded, and lets the delay pass. */
async function showTooltip(page: Page, point: () => Promise<void>): Promise<void> {
  const { settled } = watchScripts(page)
  await page.clock.runFor(1000)
  await point()
  await settled()
  await expect(async () => {
    await page.clock.runFor(350)
    await expect(tooltip(page)).toBeVisible({ timeout: 100 })
  }).toPass()
}

/** Waits for the fade-out first. */
async function expectNoTooltip(page: Page): Promise<void> {
  await page.clock.runFor(300)
  await expect(tooltip(page)).toHaveCount(0)
}
