import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab until the control has the focus, like a keyboard user. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  const isFocused = () => control.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 150 && !(await isFocused()); presses += 1) await page.keyboard.press('Tab')
  await expect(control).toBeFocused()
}
