import { expect, type Locator, type Page, test } from '@playwright/test'
import { holdRequests } from '#tests/support/browser/holdRequests.ts'
import { hydrate, hydrateFirstScreen, hydrateOnIntentOnly } from '#tests/support/browser/hydrate.ts'
import { type Point, placeIn } from '#tests/support/browser/pointers.ts'
import { quoteForm } from '#tests/support/browser/quoteForm.ts'
import { footerLink, headerItem } from '#tests/support/browser/visit.ts'

test.use({ hasTouch: true })

test('the page of a touched link is rendered hidden and discards nothing of what is not hydrated; it is shown by the tap, and discarded if the touch becomes a scroll', async ({
  page,
}) => {
  const { headings, shown, title, touch, touchLink } = await openWithFinger(page, '/')
  const scrollAway = async ({ x, y }: Point) => {
    for (const distance of [20, 40, 60]) await touch('touchMove', { x, y: y + distance })
    await touch('touchEnd')
    await expect(headings).toHaveCount(1)
    await expect(shown).toHaveText(title)
  }

  const sections = page.locator('main [data-dehydrated] section')
  const count = await sections.count()
  const touched = await touchLink(headerItem(page, 'About Us'))
  await expect(headings).toHaveCount(2)
  await expect(sections).toHaveCount(count)
  expect(count).toBeGreaterThan(5)
  await scrollAway(touched)
  await hydrate(page)

  await touchLink(footerLink(page, 'Yard waste'))
  await expect(headings).toHaveCount(2)
  await expect(shown).toHaveText(title)
  const photo = page.locator('main img').last()
  await expect(photo).toHaveAttribute('loading', 'lazy')
  await expect(photo).toHaveAttribute('fetchpriority', 'high')
  // What the stub does with a page from the back/forward cache.
  await page.evaluate(() => dispatchEvent(new Event('pageshow')))
  expect(await page.evaluate(storedSubject)).toBeNull()
  // Home's form takes the subject as soon as it is stored.
  await expect(quoteForm(page).getByLabel('Message')).toHaveValue('')
  await headings.nth(1).evaluate((heading) => heading.setAttribute('data-rendered-ahead', ''))
  await touch('touchEnd')
  await expect(shown).toContainText(/yard waste/i)
  await expect(shown).toHaveAttribute('data-rendered-ahead')
  await expect(headings).toHaveCount(1)
  await expect.poll(() => page.evaluate(storedSubject)).toMatch(/yard waste/i)
  await page.goBack()
  await expect(shown).toHaveText(title)
  await expect(headings).toHaveCount(1)

  const scrolled = await touchLink(footerLink(page, 'Whitby'))
  await expect(headings).toHaveCount(2)
  await scrollAway(scrolled)
})

test('a tapped page is shown before the code of all its parts is loaded; Back then shows the page that was left, where it was, and the tapped page keeps its own scroll position', async ({
  page,
}) => {
  const { headings, shown, title, touch, touchLink } = await openWithFinger(page, '/service-areas/ajax')
  const entries = await page.evaluate(() => history.length)
  const top = () => page.evaluate(() => window.scrollY)
  // The first screens of most kinds of pages are loaded, and what is below them is not.
  const release = await holdRequests(page, '**/*.js')

  await touchLink(footerLink(page, 'Whitby'))
  await expect(headings).toHaveCount(2)
  const leftAt = await top()
  expect(leftAt).toBeGreaterThan(1000)
  await touch('touchEnd')
  await expect(shown).toContainText('Whitby')
  await expect(page.getByRole('main')).toBeFocused()
  expect(await top()).toBe(0)
  await expect(page).toHaveURL('/service-areas/whitby')
  expect(await page.evaluate(storedSubject)).toContain('Whitby')
  await page.goBack()
  await expect(shown).toHaveText(title)
  await expect(headings).toHaveCount(1)
  expect(await top()).toBe(leftAt)
  expect(await page.evaluate(storedSubject)).toContain('Ajax')

  await touchLink(headerItem(page, 'About Us'))
  await expect(headings).toHaveCount(2)
  const leftAgainAt = await top()
  await touch('touchEnd')
  await expect(shown).toContainText('About')
  await expect(headings).toHaveCount(2)
  await page.evaluate(() => window.scrollTo({ top: 40, behavior: 'instant' }))
  release()
  await expect(headings).toHaveCount(1)
  await expect(page.getByRole('main')).toBeFocused()
  expect(await top()).toBe(40)
  expect(await page.evaluate(() => history.length)).toBe(entries + 1)
  await page.goBack()
  await expect(shown).toHaveText(title)
  await expect.poll(top).toBe(leftAgainAt)
  await page.goForward()
  await expect(shown).toContainText('About')
  await expect.poll(top).toBe(40)
})

test('a second tap while the first page is shown early leads on: to the page that was left, to a section of it, and to a section of the shown page', async ({
  page,
}) => {
  const main = page.getByRole('main')
  const contact = page.locator('#contact')
  const steps = [
    { first: 'About Us', second: 'Home', url: '/', target: main },
    { first: 'About Us', second: 'Get Free Quote', url: '/#contact', target: contact },
    { first: 'Service Areas', second: 'Get Free Quote', url: '/service-areas#contact', target: contact },
  ]

  for (const { first, second, url, target } of steps) {
    const { headings, shown, title, touch, touchLink } = await openWithFinger(page, '/')
    const release = await holdRequests(page, '**/*.js')
    await touchLink(headerItem(page, first))
    await expect(headings).toHaveCount(2)
    await touch('touchEnd')
    await expect(shown).not.toHaveText(title)
    await main.getByRole('link', { name: second }).first().click()
    await expect(page).toHaveURL(url)
    release()

    await expect(target).toBeFocused()
    await expect(target).toBeInViewport()
    await expect(headings).toHaveCount(1)
    await page.unroute('**/*.js')
  }
})

/** Opens a page whose first screen alone is hydrated, with a finger over it. */
async function openWithFinger(page: Page, path: string) {
  await hydrateOnIntentOnly(page)
  await page.goto(path)
  await hydrateFirstScreen(page)
  const headings = page.locator('main h1')
  const shown = page.getByRole('heading', { level: 1 })
  const title = await shown.innerText()
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  /** @returns where */
  const touchLink = async (link: Locator): Promise<Point> => {
    await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const at = await placeIn(link, 0.5)
    await touch('touchStart', at)
    return at
  }
  return { headings, shown, title, touch, touchLink }
}

/** Runs in the page. */
const storedSubject = () => sessionStorage.getItem('quoteSubject')
