import { expect, type Locator, type Page } from '@playwright/test'
import { startServer } from '../site/startServer.ts'

const section = (page: Page): Locator => page.locator('#reviews')
export const frame = (page: Page): Locator => page.getByTitle('Customer reviews')
export const box = (page: Page): Locator => frame(page).locator('xpath=..')
export const framed = (page: Page): Locator =>
  page.frameLocator('[title="Customer reviews"]').getByRole('heading')
export const showButton = (page: Page): Locator => page.getByRole('button', { name: 'Show the reviews' })
export const fallback = (page: Page): Locator => section(page).getByText('where we can’t edit them')
export const links = (page: Page): Locator => section(page).getByRole('link', { name: 'Read them on Google' })

export const comeNear = (page: Page): Promise<void> => section(page).scrollIntoViewIfNeeded()

/** Without the portal’s answer the section is what it was. */
export async function expectFallback(page: Page): Promise<void> {
  await expect(frame(page)).toHaveCount(0)
  await expect(fallback(page)).toBeVisible()
  await expect(section(page).getByText('100+ reviews')).toBeVisible()
  await expect(links(page).last()).toBeVisible()
  await expect(links(page).last()).toHaveAttribute('href', 'https://reviews.example.org/lugwell')
}

/** Where everything in the section and the section after it stand, from the top of the page. */
export function places(page: Page): Promise<number[]> {
  return section(page).evaluate((element) =>
    [element, ...element.querySelectorAll('h2, p, a, li'), element.nextElementSibling]
      .flatMap((part) => part?.getBoundingClientRect() ?? [])
      .flatMap(({ top, height }) => [Math.round(top + window.scrollY), Math.round(height)]),
  )
}

type PortalMode = 'answers' | 'fails' | 'stays silent'

/** A reviews portal on this machine: a script and a frame that name the account. */
export async function startReviewsPortal() {
  let mode: PortalMode = 'answers'
  const asked: string[] = []

  const { url, stop } = await startServer((request, response) => {
    const askedFor = new URL(request.url ?? '/', 'http://portal')
    asked.push(askedFor.pathname + askedFor.search)
    if (mode === 'stays silent') return
    if (mode === 'fails') response.statusCode = 500
    const account = askedFor.searchParams.get('account')
    const isScript = askedFor.pathname === '/widget.js'
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html')
    response.end(isScript ? scriptFor(account) : `<!doctype html><h1>Reviews of account ${account}</h1>`)
  })

  return {
    url,
    stop,
    settings: {
      REVIEWS_SCRIPT_URL: `${url}/widget.js?theme=light`,
      REVIEWS_FRAME_URL: `${url}/frame`,
      REVIEWS_ACCOUNT_ID: '12345 & sons',
    },
    /** The requests since the mode was set. */
    asked: (): readonly string[] => asked.toSorted(),
    behave(next: PortalMode) {
      mode = next
      asked.length = 0
    },
  }
}

const scriptFor = (account: string | null) => `document.documentElement.dataset.reviewsOf = '${account}'`
