import { expect, type Page, test } from '@playwright/test'
import { axeFaults, provideAxe } from '#tests/support/axe.ts'
import { comeAlive } from '#tests/support/comeAlive.ts'
import { evaluateInTurn } from '#tests/support/evaluateInTurn.ts'
import { findTooWide } from '#tests/support/pageFaults.ts'
import { findUnseenFocus } from '#tests/support/unseenFocus.ts'

for (const width of [320, 390, 768]) {
  test(`the open menu is accessible and fits at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/')
    await comeAlive(page)
    await page.getByRole('banner').getByLabel('Menu', { exact: true }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Close menu' })).toBeFocused()
    await expect(page.getByRole('dialog')).toHaveCSS('transform', 'none')

    await provideAxe(page)
    expect(await axeFaults(page)).toEqual([])
    expect(await page.evaluate(findTooWide)).toEqual([])
  })
}

for (const width of [390, 1440]) {
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    test(`every stop of ${key} on the home page is seen at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/')
      await comeAlive(page)
      const unseen: string[] = []
      let stops = 0

      for (let faults = await lookAtNext(page, key); faults; faults = await lookAtNext(page, key)) {
        stops += 1
        unseen.push(...faults)
      }

      expect(unseen).toEqual([])
      expect(stops).toBeGreaterThan(80)
    })
  }
}

/** Moves the focus on, and names what is not seen of it; undefined once it has left the page. */
async function lookAtNext(page: Page, key: string): Promise<string[] | undefined> {
  await page.keyboard.press(key)
  const [hasLeft, faults] = await evaluateInTurn(page, [isNothingFocused], [findUnseenFocus])
  return hasLeft ? undefined : faults
}

/** Runs in the page. */
const isNothingFocused = () => document.activeElement === document.body || !document.activeElement
