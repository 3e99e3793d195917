import type { Page } from '@playwright/test'

/**
 * From now on requests for these URLs wait, or the first `times` of them.
 *
 * @returns lets them go on
 */
export async function holdRequests(
  page: Page,
  urls: string,
  options?: { times: number },
): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(
    urls,
    async (route) => {
      await released
      await route.continue()
    },
    options,
  )
  return release
}

/** From now on code and data of pages wait. */
export const holdScripts = (page: Page) => holdRequests(page, '**/*.{js,json}')
