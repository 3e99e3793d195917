import type { Locator, Page } from '@playwright/test'

/**
 * Marks the live regions of the page: some screen readers are silent about those that come with their text.
 *
 * @returns a function that finds a marked region by its text
 */
export async function markLiveRegions(page: Page): Promise<(text: string) => Locator> {
  await page.getByRole('status').evaluateAll((regions) => {
    for (const region of regions) region.setAttribute('data-marked', '')
  })
  return (text) => page.locator('[data-marked]').filter({ hasText: text })
}
