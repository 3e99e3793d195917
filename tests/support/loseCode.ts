import type { Page } from '@playwright/test'

/**
 * A new deployment has taken the files of the page's build away.
 *
 * @returns takes away every script until the browser asks for a page, which has those of the new build
 */
export function loseCode(page: Page): () => Promise<void> {
  return async () => {
    let isGone = true
    await page.route('**/*.js', (route) =>
      isGone
        ? route.fulfill({ status: 404, contentType: 'text/plain', body: 'There is no file at this address.' })
        : route.continue(),
    )
    page.on('request', function end(request) {
      if (!request.isNavigationRequest()) return
      isGone = false
      page.off('request', end)
      page.unroute('**/*.js')
    })
  }
}
