import { expect, type Page, test } from '@playwright/test'
import { site } from '#data/company/site.ts'
import { followInPlace, footerLink, hydrate, setConnection, visit } from '#tests/support/browser/visit.ts'
import { copyProject } from '#tests/support/build/projectCopy.ts'
import { town } from '#tests/support/page/pageKinds.ts'
import { startBuiltSite, startServer } from '#tests/support/site/startBuiltSite.ts'

const account = 'account=12345+%26+sons'
const everything = [`/frame?${account}`, `/widget.js?theme=light&${account}`]

const section = (page: Page) => page.locator('#reviews')
const frame = (page: Page) => page.getByTitle('Customer reviews')
const framed = (page: Page) => page.frameLocator('[title="Customer reviews"]').getByRole('heading')
const fallback = (page: Page) => section(page).getByText('where we can’t edit them')
const showButton = (page: Page) => page.getByRole('button', { name: 'Show the reviews' })
const comeNear = (page: Page) => section(page).scrollIntoViewIfNeeded()

// Serial, because the tests share one build and change the portal's mode.
test.describe.configure({ mode: 'default' })
const copy = copyProject()
let portal: Awaited<ReturnType<typeof startReviewsPortal>>
let served: Awaited<ReturnType<typeof startBuiltSite>>

test.beforeAll(async () => {
  test.setTimeout(240_000)
  portal = await startReviewsPortal()
  const { succeeded, output } = await copy.build(portal.settings)
  if (!succeeded) throw new Error(output)
  served = await startBuiltSite(copy.site, { ...portal.settings, SITE_URL: 'http://localhost' })
})
test.afterAll(async () => {
  await served?.stop()
  await portal?.stop()
  copy.remove()
})

test('the reviews load near their section, and with data saving on request', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await visit(page, served.url)
  await page.waitForLoadState('networkidle')
  expect(portal.asked()).toEqual([])
  await expect(frame(page)).toHaveCount(0)
  await expect(fallback(page)).toBeVisible()
  const before = await places(page)

  await comeNear(page)

  await expect(framed(page)).toHaveText('Reviews of account 12345 & sons')
  await expect(page.locator('html')).toHaveAttribute('data-reviews-of', '12345 & sons')
  expect(portal.asked()).toEqual(everything)
  await expect(fallback(page)).toBeHidden()
  expect(await places(page)).toEqual(before)
  await page.emulateMedia({ media: 'print' })
  await expect(fallback(page)).toBeVisible()
  await page.emulateMedia({ media: null })
  await expect(frame(page)).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  )
  // The portal gets only the origin as referrer.
  await expect(frame(page)).toHaveAttribute('referrerpolicy', 'strict-origin')

  await followInPlace(footerLink(page, town.name))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(town.heading)
  await page.goBack()
  await comeNear(page)
  await expect(framed(page)).toBeVisible()

  await setConnection(page, { saveData: true })
  await page.goto(served.url)
  portal.behave('answers')
  await hydrate(page)
  await comeNear(page)
  await expect(showButton(page)).toBeVisible()
  expect(portal.asked()).toEqual([])
  await showButton(page).press('Enter')
  await expect(frame(page)).toBeVisible()
  await expect(frame(page)).toBeFocused()
  expect(portal.asked()).toEqual(everything)

  // Somebody is signed in to the desk, which the portal's script could read.
  await page.evaluate(() => localStorage.setItem('deskSignedIn', 'yes'))
  await setConnection(page, {})
  portal.behave('answers')
  await visit(page, served.url)
  await comeNear(page)
  await expect(fallback(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(showButton(page)).toBeHidden()
  expect(portal.asked()).toEqual([])
})

test('a portal that fails, is blocked or silent leaves the section as it was', async ({ page }) => {
  portal.behave('fails')
  await page.clock.install()
  await visit(page, served.url)
  const before = await places(page)
  await comeNear(page)
  await expect.poll(portal.asked).toEqual(everything)
  await expectFallback(page)
  expect(await places(page)).toEqual(before)

  portal.behave('answers')
  // This server's policy allows only frames from another host.
  const strict = await startBuiltSite(copy.site, {
    ...portal.settings,
    REVIEWS_FRAME_URL: 'https://elsewhere.example/frame',
    SITE_URL: 'http://localhost',
  })
  await visit(page, strict.url)
  const refused = page.waitForEvent('console', (message) => /frame-src/.test(message.text()))
  await comeNear(page)
  await refused
  await expectFallback(page)
  expect(portal.asked().filter((path) => path.startsWith('/frame'))).toEqual([])
  await strict.stop()

  await visit(page, served.url)
  portal.behave('stays silent')
  await page.clock.pauseAt(Date.now() + 60_000)
  await comeNear(page)
  await expect.poll(portal.asked).toEqual(everything)
  await page.clock.runFor(7900)
  await expect(frame(page)).toBeAttached()
  await page.clock.runFor(200)
  await expectFallback(page)
})

async function expectFallback(page: Page): Promise<void> {
  await expect(frame(page)).toHaveCount(0)
  await expect(fallback(page)).toBeVisible()
  const links = section(page).getByRole('link', { name: `Read them on ${site.reviewsSite?.name}` })
  await expect(links.last()).toHaveAttribute('href', String(site.reviewsSite?.url))
}

/** Tops and heights of the section, its content and the next section, from the top of the page. */
function places(page: Page): Promise<number[]> {
  return section(page).evaluate((element) =>
    [element, ...element.querySelectorAll('h2, p, a, li'), element.nextElementSibling]
      .flatMap((part) => part?.getBoundingClientRect() ?? [])
      .flatMap(({ top, height }) => [Math.round(top + window.scrollY), Math.round(height)]),
  )
}

type PortalMode = 'answers' | 'fails' | 'stays silent'

/** A reviews portal on this machine: a script and a frame that name the account. */
async function startReviewsPortal() {
  let mode: PortalMode = 'answers'
  const asked: string[] = []
  const { url, stop } = await startServer((request, response) => {
    const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://portal')
    asked.push(pathname + search)
    if (mode === 'stays silent') return
    if (mode === 'fails') response.statusCode = 500
    const account = searchParams.get('account')
    const isScript = pathname === '/widget.js'
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html')
    response.end(
      isScript
        ? `document.documentElement.dataset.reviewsOf = '${account}'`
        : `<!doctype html><h1>Reviews of account ${account}</h1>`,
    )
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
