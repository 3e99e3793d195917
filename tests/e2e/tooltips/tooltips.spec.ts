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

test('it opens after 700 ms under the pointer and closes when the pointer leaves @9-10', async ({ page }) => {
  await openWithClock(page)

  await pointAt(page, () => menuButton(page).hover())
  await page.clock.runFor(690)
  await expect(tooltip(page)).toHaveCount(0)
  await page.clock.runFor(10)
  await expect(tooltip(page)).toHaveText('Menu')

  await page.mouse.move(5, 5)
  await expectNoTooltip(page)
})

for (const { later, opens } of [
  { later: 290, opens: true },
  { later: 310, opens: false },
]) {
  test(`${later} ms after another has closed it ${opens ? 'opens at once' : 'waits again'} @9-10`, async ({
    page,
  }) => {
    await openWithClock(page)
    await showTooltip(page, social(page, 'Facebook'))
    await page.mouse.move(5, 5)
    await page.clock.runFor(later)

    await pointAt(page, () => social(page, 'Google reviews').hover())
    await page.clock.runFor(5)

    if (opens) await expect(tooltip(page)).toHaveText('Google reviews')
    else {
      await page.clock.runFor(685)
      await expect(tooltip(page)).toHaveCount(0)
      await page.clock.runFor(10)
      await expect(tooltip(page)).toHaveText('Google reviews')
    }
  })
}

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

test('Escape closes it, and it stays closed while the pointer stays', async ({ page }) => {
  await openWithClock(page)
  await showTooltip(page, menuButton(page))

  await page.keyboard.press('Escape')
  await expectNoTooltip(page)
  const { x, y } = await boxOf(menuButton(page))
  await page.mouse.move(x + 8, y + 8)
  await page.clock.runFor(5000)

  await expect(tooltip(page)).toHaveCount(0)
})

test('a press closes it, and the control does what it is for', async ({ page }) => {
  await openWithClock(page)
  await showTooltip(page, menuButton(page))

  await page.mouse.down()
  await expectNoTooltip(page)
  await page.mouse.up()
  await page.clock.resume()

  await expect(menu(page)).toBeVisible()
  // The menu's Close is under the resting pointer now, and shows its own.
  await expect(tooltip(page).filter({ hasText: /^Menu$/ })).toHaveCount(0)
})

test('the pointer may move onto it', async ({ page }) => {
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

  await page.mouse.move(5, 5)
  await expectNoTooltip(page)
})

test('it goes when the page is scrolled under it', async ({ page }) => {
  await openWithClock(page)
  await showTooltip(page, menuButton(page))

  await page.mouse.wheel(0, 300)
  await expect.poll(() => scrolledTo(page)).toBeGreaterThan(0)

  await expectNoTooltip(page)
})

/** Tab by Tab, as a visitor without a pointer gets there. */
async function focusByKey(page: Page, control: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(control).toBeFocused({ timeout: 100 })
  }).toPass()
}
