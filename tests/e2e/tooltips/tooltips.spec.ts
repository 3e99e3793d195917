import { expect, type Locator, type Page, test } from '@playwright/test'
import { menu, menuButton } from '#tests/support/browser/menu.ts'
import { scrolledTo } from '#tests/support/browser/scrolling.ts'
import { boxOf } from '#tests/support/browser/toast.ts'
import {
  expectNoTooltip,
  openWithClock,
  pointAt,
  showTooltip,
  social,
  tooltip,
} from '#tests/support/browser/tooltips.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('it opens after 700 ms under the pointer, closes when the pointer leaves, and soon after the next opens at once @9-10', async ({
  page,
}) => {
  await openWithClock(page)

  await pointAt(page, () => menuButton(page).hover())
  await page.clock.runFor(690)
  await expect(tooltip(page)).toHaveCount(0)
  await page.clock.runFor(10)
  await expect(tooltip(page)).toHaveText('Menu')

  await page.mouse.move(5, 5)
  await expectNoTooltip(page)

  for (const { later, opens } of [
    { later: 290, opens: true },
    { later: 310, opens: false },
  ]) {
    await page.clock.runFor(1000)
    await showTooltip(page, social(page, 'Facebook'))
    await page.mouse.move(5, 5)
    await page.clock.runFor(later)

    await pointAt(page, () => social(page, 'Google reviews').hover())
    await page.clock.runFor(5)
    if (!opens) {
      await page.clock.runFor(685)
      await expect(tooltip(page)).toHaveCount(0)
      await page.clock.runFor(10)
    }
    await expect(tooltip(page)).toHaveText('Google reviews')
    await page.mouse.move(5, 5)
    await expectNoTooltip(page)
  }
})

test('it opens for the focus that comes by key, and closes when it goes', async ({ page }) => {
  await openWithClock(page)
  await page.mouse.move(5, 5)
  await pointAt(page, () => focusByKey(page, menuButton(page)))

  await page.clock.runFor(690)
  await expect(tooltip(page)).toHaveCount(0)
  await page.clock.runFor(10)
  await expect(tooltip(page)).toHaveText('Menu')

  await page.keyboard.press('Tab')
  await expectNoTooltip(page)
})

test('the pointer may move onto it; Escape, a scroll or a press closes it', async ({ page }) => {
  await openWithClock(page)
  await showTooltip(page, menuButton(page))
  const control = await boxOf(menuButton(page))
  const shown = await boxOf(tooltip(page))

  const from = { x: control.x + control.width / 2, y: control.y + control.height / 2 }
  const to = { x: shown.x + shown.width / 2, y: shown.y + shown.height / 2 }
  for (let step = 1; step <= 40; step++) {
    await page.mouse.move(from.x + ((to.x - from.x) * step) / 40, from.y + ((to.y - from.y) * step) / 40)
    await page.clock.runFor(20)
    expect(await tooltip(page).count(), `at step ${step}`).toBe(1)
  }
  await leave(page)

  // After Escape it stays closed while the pointer stays.
  await showTooltip(page, menuButton(page))
  await page.keyboard.press('Escape')
  await expectNoTooltip(page)
  await page.mouse.move(control.x + 8, control.y + 8)
  await page.clock.runFor(5000)
  await expect(tooltip(page)).toHaveCount(0)
  await leave(page)

  await showTooltip(page, menuButton(page))
  await page.mouse.wheel(0, 300)
  await expect.poll(() => scrolledTo(page)).toBeGreaterThan(0)
  await expectNoTooltip(page)
  await leave(page)

  // The control does what it is for.
  await showTooltip(page, menuButton(page))
  await page.mouse.down()
  await expectNoTooltip(page)
  await page.mouse.up()
  await page.clock.resume()
  await expect(menu(page)).toBeVisible()
  // The menu's Close is under the resting pointer now, and shows its own.
  await expect(tooltip(page).filter({ hasText: /^Menu$/ })).toHaveCount(0)
})

async function leave(page: Page): Promise<void> {
  await page.mouse.move(5, 5)
  await expectNoTooltip(page)
  await page.clock.runFor(1000)
}

/** Tab by Tab, as a visitor without a pointer gets there. */
async function focusByKey(page: Page, control: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(control).toBeFocused({ timeout: 100 })
  }).toPass()
}
