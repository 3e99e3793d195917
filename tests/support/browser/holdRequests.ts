import type { Page } from '@playwright/test'

/**
 * Holds requests for these URLs from now on, or the first `times` of them.
 *
 * @returns a function that releases them
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

/** Call before the page is loaded: Chromium may ignore a page's first route for some milliseconds. */
export const startInterception = (page: Page) => page.route('**/unused', (route) => route.continue())

/** Keeps pages from being hydrated from now on: a page needs its data. */
export const holdHydration = (page: Page) => holdRequests(page, '**/assets/pages/**')

/** Holds requests for code and data of pages from now on. */
export const holdScripts = (page: Page) => holdRequests(page, '**/*.{js,json}')
