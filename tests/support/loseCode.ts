import type { Page } from '@playwright/test'

/**
 * A new deployment has taken the files of the page's build away, or there is no line to fetch them.
 *
 * @param hasLine whether the server answers that there is no such file; else nobody answers, and what the browser has kept is
 *   not found either
 * @returns takes away every script until the browser asks for a page, which has those of the new build
 */
export function loseCode(page: Page, hasLine = true): () => Promise<void> {
  return async () => {
    let isGone = true
    await page.route('**/*.js', (route) => {
      if (!isGone) return route.continue()
      return hasLine
        ? route.fulfill({ status: 404, contentType: 'text/plain', body: 'There is no file at this address.' })
        : route.abort('internetdisconnected')
    })
    page.on('request', function end(request) {
      if (!request.isNavigationRequest()) return
      isGone = false
      page.off('request', end)
      page.unroute('**/*.js')
    })
  }
}
