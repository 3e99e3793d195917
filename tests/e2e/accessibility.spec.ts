import { expect, type Page, test } from '@playwright/test'
import { axeFaults, provideAxe } from '#tests/support/axe.ts'
import { comeAlive } from '#tests/support/comeAlive.ts'
import { findTooWide } from '#tests/support/pageFaults.ts'

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
      const stops: string[] = []
      const unseen: string[] = []

      for (let stop = await pressAndRead(page, key); stop; stop = await pressAndRead(page, key)) {
        stops.push(stop.name)
        if (stop.faults.length) unseen.push(`${stop.name}: ${stop.faults.join(', ')}`)
      }

      expect(unseen).toEqual([])
      expect(stops.length).toBeGreaterThan(80)
    })
  }
}

/** Moves the focus on; undefined once it has left the page. */
async function pressAndRead(
  page: Page,
  key: string,
): Promise<{ name: string; faults: string[] } | undefined> {
  await page.keyboard.press(key)
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return undefined
    const [box] = focused.getClientRects()
    const name = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 40)}`
    if (!box) return { name, faults: ['has no box'] }

    const faults: string[] = []
    const { outlineStyle, outlineWidth } = getComputedStyle(focused)
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) faults.push('has no outline')
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    if (!top) faults.push('is outside the screen')
    else if (!focused.contains(top) && !top.contains(focused)) faults.push(`is behind ${top.tagName}`)
    const header = document.querySelector('header')
    const isBelow = header?.contains(focused) || box.top >= (header?.getBoundingClientRect().bottom ?? 0)
    if (!isBelow && getComputedStyle(focused).position !== 'fixed') faults.push('begins behind the header')
    return { name, faults }
  })
}
