import { expect, type Locator, type Page, test } from '@playwright/test'
import { menu, menuButton } from '#tests/support/browser/menu.ts'
import { setConnection } from '#tests/support/browser/network.ts'
import { scrolledTo } from '#tests/support/browser/scrolling.ts'
import { tabTo } from '#tests/support/browser/tabTo.ts'
import { boxOf } from '#tests/support/browser/toast.ts'
import { visit } from '#tests/support/browser/visit.ts'
import { watchScripts } from '#tests/support/browser/watchScripts.ts'

test.use({ viewport: { width: 390, height: 844 } })

const tooltip = (page: Page): Locator => page.getByRole('tooltip', { includeHidden: true })
const social = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Social media' }).getByLabel(name)

test('a tooltip opens after 700 ms of hover or focus, or at once after another, and closes on leaving, Escape or a press @9-10', async ({
  page,
}) => {
  await openWithClock(page, '/about-us')

  for (const { come, go } of [
    { come: () => menuButton(page).hover(), go: () => page.mouse.move(5, 5) },
    { come: () => tabTo(page, menuButton(page)), go: () => page.keyboard.press('Tab') },
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

  await page.clock.runFor(1000)
  await showTooltip(page, menuButton(page))
  await expect(menuButton(page)).toHaveAccessibleName('Menu')
  await expect(menuButton(page)).toHaveAccessibleDescription('')
  const control = await boxOf(menuButton(page))
  const shown = await boxOf(tooltip(page))
  expect(shown.x).toBeGreaterThanOrEqual(0)
  expect(shown.x + shown.width).toBeLessThanOrEqual(390)

  await page.mouse.move(control.x + control.width / 2, control.y + control.height / 2)
  await page.mouse.move(shown.x + shown.width / 2, shown.y + shown.height / 2, { steps: 40 })
  await page.clock.runFor(1000)
  await expect(tooltip(page)).toHaveText('Menu')
  await page.mouse.move(5, 5)
  await expectNoTooltip(page)

  // The focus scrolls to its control.
  await page.clock.runFor(1000)
  await tabTo(page, social(page, 'Facebook'))
  await page.keyboard.press('Shift+Tab')
  await social(page, 'Facebook').evaluate((control) =>
    window.scrollBy(0, control.getBoundingClientRect().top - window.innerHeight + 8),
  )
  const scrolled = await scrolledTo(page)
  await pointAt(page, () => page.keyboard.press('Tab'))
  expect(await scrolledTo(page)).toBeGreaterThan(scrolled)
  await page.clock.runFor(710)
  await expect(tooltip(page)).toHaveText('Facebook')
  await page.keyboard.press('Escape')
  await expectNoTooltip(page)
  await page.evaluate(() => window.scrollTo(0, 0))

  // After Escape it stays closed while the pointer stays.
  await page.clock.runFor(1000)
  await showTooltip(page, menuButton(page))
  await page.keyboard.press('Escape')
  await expectNoTooltip(page)
  await page.mouse.move(control.x + 8, control.y + 8)
  await page.clock.runFor(5000)
  await expect(tooltip(page)).toHaveCount(0)
  await page.mouse.move(5, 5)

  await page.clock.runFor(1000)
  await showTooltip(page, menuButton(page))
  await page.mouse.down()
  await expectNoTooltip(page)
  await page.mouse.up()
  await page.clock.resume()
  await expect(menu(page)).toBeVisible()
})

test('the code of tooltips is fetched with the first hover or focus of such a control, and a list’s arrow has the list’s title', async ({
  page,
}) => {
  const { scripts } = watchScripts(page)
  // Nothing is prefetched.
  await setConnection(page, { effectiveType: '3g' })
  await openWithClock(page, '/service-areas/ajax')
  await page.waitForLoadState('networkidle')
  const before = scripts.length
  await page.getByRole('contentinfo').getByRole('link', { name: 'hello@example.com' }).hover()
  expect(scripts.length).toBe(before)

  await showTooltip(page, social(page, 'Facebook'))
  const after = scripts.length
  const arrow = page.getByRole('main').locator('[aria-expanded][aria-label]').first()
  await showTooltip(page, arrow)

  expect(after).toBeGreaterThan(before)
  expect(scripts.length).toBe(after)
  await expect(arrow).toHaveAccessibleName((await tooltip(page).textContent()) ?? '')
})

/** A hydrated page whose clock the test controls. */
async function openWithClock(page: Page, path: string): Promise<void> {
  await page.clock.install()
  await visit(page, path)
  await page.mouse.move(5, 5)
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Hovers over a control, and waits until the tooltips' code has rendered, on the test's clock. */
async function pointAt(page: Page, point: () => Promise<void>): Promise<void> {
  const { settled } = watchScripts(page)
  await point()
  await settled()
  await page.evaluate(async () => {
    for (let task = 0; task < 10; task++)
      await new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve()
        port2.postMessage(null)
      })
  })
}

/** By pointer. */
async function showTooltip(page: Page, control: Locator): Promise<void> {
  await pointAt(page, () => control.hover())
  await page.clock.runFor(710)
  await expect(tooltip(page)).toBeVisible()
}

/** Once it has faded. */
async function expectNoTooltip(page: Page): Promise<void> {
  await page.clock.runFor(300)
  await expect(tooltip(page)).toHaveCount(0)
}
