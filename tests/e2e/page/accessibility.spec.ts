import { expect, type Page, test } from '@playwright/test'
import { hydrate } from '#tests/support/browser/hydrate.ts'
import { axeViolations } from '#tests/support/page/axe.ts'
import { findHiddenFocus } from '#tests/support/page/focus.ts'
import { findOverflow } from '#tests/support/page/pageFaults.ts'

test('the open menu is accessible and fits', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/')
  await hydrate(page)
  await page.getByRole('banner').getByLabel('Menu', { exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close menu' })).toBeFocused()

  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 700 })
    await expect(page.getByRole('dialog')).toHaveCSS('transform', 'none')
    expect(await axeViolations(page), `${width} px`).toEqual([])
    expect(await page.evaluate(findOverflow), `${width} px`).toEqual([])
  }
})

for (const { width, key } of [
  { width: 390, key: 'Tab' },
  { width: 1440, key: 'Shift+Tab' },
]) {
  test(`every stop of ${key} on the home page is visible at ${width} px`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await hydrate(page)
    const hidden: string[] = []
    let stops = 0

    for (let faults = await faultsOfNextStop(page, key); faults; faults = await faultsOfNextStop(page, key)) {
      stops += 1
      hidden.push(...faults)
    }

    expect(hidden).toEqual([])
    expect(stops).toBeGreaterThan(80)
  })
}

/** Moves the focus on, and names what is hidden of it; undefined once it has left the page. */
async function faultsOfNextStop(page: Page, key: string): Promise<string[] | undefined> {
  await page.keyboard.press(key)
  return (await page.evaluate(isNothingFocused)) ? undefined : page.evaluate(findHiddenFocus, false)
}

/** Runs in the page. */
const isNothingFocused = () => document.activeElement === document.body || !document.activeElement
