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

test('it opens after 700 ms under the pointer or the focus, closes when they leave, and soon after the next opens at once @9-10', async ({
  page,
}) => {
  await openWithClock(page)

  for (const { come, go } of [
    { come: () => menuButton(page).hover(), go: () => page.mouse.move(5, 5) },
    { come: () => focusByKey(page, menuButton(page)), go: () => page.keyboard.press('Tab') },
  ]) {
    await pointAt(page, come)
    await page.clock.runFor(690)
    await expect(tooltip(page)).toHaveCount(0)
    await page.clock.runFor(10)
    await expect(tooltip(page)).toHaveText('Menu')
    await go()
    await expectNoTooltip(page)
    await page.clock.runFor(1000)
  }

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

test('the pointer may move onto it; Escape, a scroll or a press closes it', async ({ page }) => {
  await openWithClock(page)
  await showTooltip(page, menuButton(page))
  const control = await boxOf(menuButton(page))
  const shown = await boxOf(tooltip(page))

  await page.mouse.move(control.x + control.width / 2, control.y + control.height / 2)
  await page.mouse.move(shown.x + shown.width / 2, shown.y + shown.height / 2, { steps: 40 })
  await page.clock.runFor(1000)
  await expect(tooltip(page)).toHaveText('Menu')
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
  // The menu's Close button is under the still pointer now, and shows its own tooltip.
  await expect(tooltip(page).filter({ hasText: /^Menu$/ })).toHaveCount(0)
})

test('it is on the screen and beside its control, at the edges too; its control has the name and no description', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await openWithClock(page)
  const call = page.getByRole('banner').getByLabel(/^Call/)

  for (const { control, text } of [
    { control: menuButton(page), text: 'Menu' },
    { control: call, text: 'Call 905.555.0142' },
    { control: social(page, 'Facebook'), text: 'Facebook' },
    { control: social(page, 'Google reviews'), text: 'Google reviews' },
  ]) {
    await showTooltip(page, control)
    await expect(tooltip(page)).toHaveText(text)
    await expect(control).toHaveAccessibleName(text)
    await expect(control).toHaveAccessibleDescription('')
    const shown = await boxOf(tooltip(page))
    const beside = await boxOf(control)

    expect(shown.x).toBeGreaterThanOrEqual(0)
    expect(shown.y).toBeGreaterThanOrEqual(0)
    expect(shown.x + shown.width).toBeLessThanOrEqual(320)
    expect(shown.y + shown.height).toBeLessThanOrEqual(256)
    // Popper places it on whole pixels.
    expect(shown.y + shown.height < beside.y + 1 || shown.y > beside.y + beside.height - 1).toBe(true)
    await leave(page)
  }

  await test.step('the phone button has none where its number is shown', async () => {
    await page.setViewportSize({ width: 390, height: 700 })
    await call.hover()
    await page.clock.runFor(2000)
    await expect(tooltip(page)).toHaveCount(0)
  })

  await test.step('with forced colours it has an edge', async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    await showTooltip(page, menuButton(page))
    const [edge, ground] = await tooltip(page)
      .locator('> div')
      .evaluate((element) => {
        const { borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(element)
        return [`${borderTopWidth} ${borderTopColor}`, backgroundColor]
      })
    expect(edge).toMatch(/^1px rgb\(/)
    expect(edge).not.toContain(ground)
  })
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
