import type { Page } from '@playwright/test'

/**
 * A new deployment has taken the files of the page's build away.
 *
 * @returns takes away every script until the browser asks for a page, which has those of the new build
 */
export async function loseCode(page: Page): Promise<() => void> {
  let isGone = false
  await page.route('**/*.js', (route) =>
    isGone
      ? route.fulfill({ status: 404, contentType: 'text/plain', body: 'There is no file at this address.' })
      : route.continue(),
  )
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = false
  })
  return () => {
    isGone = true
  }
}
