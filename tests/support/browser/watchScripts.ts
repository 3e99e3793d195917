import type { Page, Request } from '@playwright/test'

/** The scripts, and the data of pages, that a page fetches from now on. */
export function watchScripts(page: Page) {
  const scripts: Request[] = []
  page.on('request', (request) => {
    if (/^\/assets\/.*\.js(on)?$/.test(new URL(request.url()).pathname)) scripts.push(request)
  })

  /** Waits until all have loaded and requested no others. */
  async function settled(): Promise<void> {
    for (let count = -1; count < scripts.length; ) {
      count = scripts.length
      await Promise.all(scripts.map(async (script) => (await script.response())?.finished()))
      // Scripts send their follow-up requests before these fetches are answered.
      for (let answer = 0; answer < 3; answer++)
        await page.evaluate(() => fetch('/robots.txt', { cache: 'no-store' }).then(() => undefined))
    }
  }

  return { scripts, settled }
}
