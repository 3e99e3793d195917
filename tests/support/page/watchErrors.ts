import type { Page, Request } from '@playwright/test'

/**
 * Collects console messages, uncaught errors, and requests that fail or leave the site.
 *
 * @param isExpected whether the test itself causes one
 */
export function watchErrors(page: Page, isExpected: (error: string) => boolean = () => false): string[] {
  const errors: string[] = []
  const add = (error: string) => {
    if (!isExpected(error)) errors.push(`${error} (on ${page.url()})`)
  }
  const ownHost = () => new URL(page.url()).host
  /** Whether a request loads the page itself, not a frame in it. */
  const isOfPage = (request: Request) => request.isNavigationRequest() && request.frame() === page.mainFrame()

  page.on('console', (message) => add(`console ${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => add(`error: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // Cut off because the page was left.
    if (reason !== 'net::ERR_ABORTED') add(`failed: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && !isOfPage(response.request()))
      add(`status ${response.status()}: ${response.url()}`)
  })
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (protocol.startsWith('http') && !isOfPage(request) && host !== ownHost())
      add(`another host: ${request.url()}`)
  })
  return errors
}

/**
 * Chromium logs every status 404, including the not-found page's. A missing file is reported as a response as well. Only the data
 * file of an unknown page is expected to be missing, which tells the browser that the page does not exist.
 */
export const isNotFoundStatus = (error: string): boolean =>
  /Failed to load resource.*404|status 404: .*\/assets\/pages\/.*\/no-such-page\.json/.test(error)

/** Collects uncaught errors in all documents of a page; React throws a failed hydration, too. */
export function watchUncaughtErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(`${error.message} (on ${page.url()})`))
  return errors
}
