import { expect, type Locator, type Page, test } from '@playwright/test'
import { tellLine } from '#tests/support/line.ts'
import { menu, menuButton } from '#tests/support/menu.ts'
import { boxOf } from '#tests/support/toast.ts'
import { layer, openWithClock, showTooltip, social, tooltip } from '#tests/support/tooltips.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('it opens after 700 ms under the pointer and closes when the pointer leaves', async ({ page }) => {
  await openWithClock(page)

  await menuButton(page).hover()
  await expect(layer(page)).toBeAttached()
  await page.clock.runFor(690)
  await expect(tooltip(page)).toHaveCount(0)
  await page.clock.runFor(10)
  await expect(tooltip(page)).toHaveText('Menu')

  await page.mouse.move(5, 5)
  await expect(tooltip(page)).toHaveCount(0)
})

test('a pointer that leaves before sees none', async ({ page }) => {
  await openWithClock(page)

  await menuButton(page).hover()
  await page.clock.runFor(600)
  await page.mouse.move(5, 5)
  await page.clock.runFor(2000)

  await expect(tooltip(page)).toHaveCount(0)
})

for (const { later, opens } of [
  { later: 290, opens: true },
  { later: 310, opens: false },
]) {
  test(`${later} ms after another has closed it ${opens ? 'opens at once' : 'waits again'}`, async ({
    page,
  }) => {
    await openWithClock(page)
    await showTooltip(page, social(page, 'Facebook'))
    await page.mouse.move(5, 5)
    await expect(tooltip(page)).toHaveCount(0)
    await page.clock.runFor(later)

    await social(page, 'Google reviews').hover()

    if (opens) await expect(tooltip(page)).toHaveText('Google reviews')
    else {
      await page.clock.runFor(690)
      await expect(tooltip(page)).toHaveCount(0)
      await page.clock.runFor(10)
      await expect(tooltip(page)).toHaveText('Google reviews')
    }
  })
}

test('it opens for the focus that comes by key, and closes when it goes', async ({ page }) => {
  await openWithClock(page)
  await page.mouse.move(5, 5)
  await focusByKey(page, menuButton(page))

  await expect(layer(page)).toBeAttached()
  await page.clock.runFor(690)
  await expect(tooltip(page)).toHaveCount(0)
  await page.clock.runFor(10)
  await expect(tooltip(page)).toHaveText('Menu')

  await page.keyboard.press('Tab')
  await expect(tooltip(page)).toHaveCount(0)
})

test('Escape closes it, and it stays closed while the pointer stays', async ({ page }) => {
  await openWithClock(page)
  await showTooltip(page, menuButton(page))

  await page.keyboard.press('Escape')
  await expect(tooltip(page)).toHaveCount(0)
  const { x, y } = await boxOf(menuButton(page))
  await page.mouse.move(x + 8, y + 8)
  await page.clock.runFor(5000)

  await expect(tooltip(page)).toHaveCount(0)
})

test('a press closes it, and the control does what it is for', async ({ page }) => {
  await openWithClock(page)
  await showTooltip(page, menuButton(page))

  await page.mouse.down()
  await expect(tooltip(page)).toHaveCount(0)
  await page.mouse.up()
  await page.clock.resume()

  await expect(menu(page)).toBeVisible()
  await expect(tooltip(page)).toHaveCount(0)
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
  await expect(tooltip(page)).toHaveCount(0)
})

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
    expect(shown.y + shown.height <= beside.y || shown.y >= beside.y + beside.height).toBe(true)
    await page.mouse.move(5, 5)
    await page.clock.runFor(1000)
  }
})

test('it goes when the page is scrolled under it', async ({ page }) => {
  await openWithClock(page)
  await showTooltip(page, menuButton(page))

  await page.mouse.wheel(0, 300)

  await expect(tooltip(page)).toHaveCount(0)
})

test('it is not read out: the control already bears the name', async ({ page }) => {
  await openWithClock(page)
  await showTooltip(page, menuButton(page))

  await expect(tooltip(page)).toHaveAttribute('aria-hidden', 'true')
  await expect(menuButton(page)).toHaveAccessibleName('Menu')
  await expect(menuButton(page)).toHaveAccessibleDescription('')
})

test('its code comes with the first pointer or focus on such a control, and not before', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  // Nothing is fetched ahead.
  await tellLine(page, { effectiveType: '3g' })
  await openWithClock(page)
  await page.waitForLoadState('networkidle')
  const before = scripts.length
  await page.getByRole('contentinfo').getByRole('link', { name: 'hello@example.com' }).hover()
  expect(scripts.length).toBe(before)

  await showTooltip(page, social(page, 'Facebook'))
  const after = scripts.length
  await showTooltip(page, menuButton(page))

  expect(after).toBeGreaterThan(before)
  expect(scripts.length).toBe(after)
})

test('with no code to be had, the control works all the same', async ({ page }) => {
  await openWithClock(page)
  const blocked = page.route('**/*.js', (route) => route.abort())
  await blocked
  await social(page, 'Facebook').hover()
  await page.clock.runFor(1000)
  await expect(layer(page)).toHaveCount(0)

  await page.unroute('**/*.js')
  await page.mouse.move(5, 5)
  await page.clock.resume()
  await menuButton(page).click()

  await expect(menu(page)).toBeVisible()
})

test('with reduced motion it is there at once, and with forced colours it has an edge', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' })
  await openWithClock(page)

  await showTooltip(page, menuButton(page))

  await expect(tooltip(page)).toHaveCSS('animation-name', 'none')
  const [edge, ground] = await tooltip(page).evaluate((element) => {
    const { borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(element)
    return [`${borderTopWidth} ${borderTopColor}`, backgroundColor]
  })
  expect(edge).toMatch(/^1px rgb\(/)
  expect(edge).not.toContain(ground)
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('there are none, and their code is not fetched', async ({ page }) => {
    await page.clock.install()
    await page.goto('/about-us')
    await page.getByRole('heading', { level: 1 }).tap()
    await page.waitForFunction(() => history.scrollRestoration === 'manual')

    await menuButton(page).tap()
    await expect(menu(page)).toBeVisible()
    await page.clock.runFor(2000)

    await expect(layer(page)).toHaveCount(0)
  })
})

/** Tab by Tab, as a visitor without a pointer gets there. */
async function focusByKey(page: Page, control: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(control).toBeFocused({ timeout: 100 })
  }).toPass()
}
