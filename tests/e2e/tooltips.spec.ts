import { expect, type Locator, type Page, test } from '@playwright/test'
import { site } from '#data/company/site.ts'
import { menu, menuButton } from '#tests/support/browser/controls.ts'
import { placeIn, scrolledTo, tabTo } from '#tests/support/browser/gestures.ts'
import { boxOf } from '#tests/support/browser/quoteForm.ts'
import { setConnection, visit } from '#tests/support/browser/visit.ts'
import { town } from '#tests/support/page/pageKinds.ts'
import { watchScripts } from '#tests/support/page/watch.ts'

test.use({ viewport: { width: 390, height: 844 } })

const tooltip = (page: Page): Locator => page.getByRole('tooltip', { includeHidden: true })
const social = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Social media' }).getByLabel(name)

test('a tooltip opens after 700 ms of hover or focus, or at once after another, and closes on leaving, Escape or a press', async ({
  page,
}) => {
  const { scripts } = watchScripts(page)
  // On 3g nothing is prefetched.
  await setConnection(page, { effectiveType: '3g' })
  await openWithClock(page, town.path)
  await page.waitForLoadState('networkidle')
  // Only the first tooltip fetches code; a link without a tooltip does not.
  const before = scripts.length
  await page.getByRole('contentinfo').getByRole('link', { name: site.email }).hover()
  expect(scripts.length).toBe(before)
  await showTooltip(page, social(page, 'Facebook'))
  const after = scripts.length
  expect(after).toBeGreaterThan(before)
  const arrow = page.getByRole('main').locator('[aria-expanded][aria-label]').first()
  await showTooltip(page, arrow)
  expect(scripts.length).toBe(after)
  await expect(arrow).toHaveAccessibleName((await tooltip(page).textContent()) ?? '')
  await leave(page)

  await test.step('the delay', () => expectDelay(page))
  await test.step('a tooltip soon after another', () => expectFollowing(page))

  await test.step('a tooltip under the pointer', async () => {
    await showTooltip(page, menuButton(page))
    await expect(menuButton(page)).toHaveAccessibleName('Menu')
    await expect(menuButton(page)).toHaveAccessibleDescription('')
    const shown = await boxOf(tooltip(page))
    expect(shown.x).toBeGreaterThanOrEqual(0)
    expect(shown.x + shown.width).toBeLessThanOrEqual(390)

    const from = await placeIn(menuButton(page), 0.5)
    await page.mouse.move(from.x, from.y)
    await page.mouse.move(shown.x + shown.width / 2, shown.y + shown.height / 2, { steps: 15 })
    await page.clock.runFor(1000)
    await expect(tooltip(page)).toHaveText('Menu')
    await leave(page)
  })

  await test.step('a focus that scrolls to its control', () => expectShownAfterScroll(page))

  await test.step('after Escape it stays closed while the pointer stays', async () => {
    await showTooltip(page, menuButton(page))
    await page.keyboard.press('Escape')
    await expectNoTooltip(page)
    const beside = await placeIn(menuButton(page), 0.2)
    await page.mouse.move(beside.x, beside.y)
    await page.clock.runFor(5000)
    await expect(tooltip(page)).toHaveCount(0)
    await leave(page)
  })

  await test.step('a press', async () => {
    await showTooltip(page, menuButton(page))
    await page.mouse.down()
    await expectNoTooltip(page)
    await page.mouse.up()
    await page.clock.resume()
    await expect(menu(page)).toBeVisible()
  })
})

async function expectDelay(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
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
}

async function expectFollowing(page: Page): Promise<void> {
  await showTooltip(page, social(page, 'Facebook'))
  await page.mouse.move(5, 5)
  await page.clock.runFor(250)

  await pointAt(page, () => social(page, 'Google reviews').hover())
  await page.clock.runFor(5)

  await expect(tooltip(page)).toHaveText('Google reviews')
  await leave(page)
}

async function expectShownAfterScroll(page: Page): Promise<void> {
  const facebook = social(page, 'Facebook')
  await facebook.focus()
  await page.keyboard.press('Shift+Tab')
  await facebook.evaluate((control) =>
    window.scrollBy(0, control.getBoundingClientRect().top - window.innerHeight + 8),
  )
  const scrolled = await scrolledTo(page)

  await pointAt(page, () => page.keyboard.press('Tab'))

  expect(await scrolledTo(page)).toBeGreaterThan(scrolled)
  await page.clock.runFor(710)
  await expect(tooltip(page)).toHaveText('Facebook')
  await page.keyboard.press('Escape')
  await expectNoTooltip(page)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await page.clock.runFor(1000)
}

/** Opens and hydrates a page, on the test's clock. */
async function openWithClock(page: Page, path: string): Promise<void> {
  await page.clock.install()
  await visit(page, path)
  await page.mouse.move(5, 5)
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Moves the pointer or the focus, and waits until the tooltips' code has loaded and rendered. */
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

/** Opens the tooltip with the pointer. */
async function showTooltip(page: Page, control: Locator): Promise<void> {
  // A scroll during the hover would close the tooltip.
  await control.scrollIntoViewIfNeeded()
  await pointAt(page, () => control.hover())
  await page.clock.runFor(710)
  await expect(tooltip(page)).toBeVisible()
}

/** Moves the pointer away and waits until the quick-reopen window has passed. */
async function leave(page: Page): Promise<void> {
  await page.mouse.move(5, 5)
  await expectNoTooltip(page)
  await page.clock.runFor(1000)
}

/** Waits for the fade-out first. */
async function expectNoTooltip(page: Page): Promise<void> {
  await page.clock.runFor(300)
  await expect(tooltip(page)).toHaveCount(0)
}
