import type { Page } from '@playwright/test'

/** From now on every script waits, until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.{js,json}', async (route) => {
    await released
    await route.continue()
  })
  return release
}
