import { expect, type Page, test } from '@playwright/test'
import { holdRequests } from '#tests/support/browser/holdRequests.ts'
import { hydrate, hydrateFirstScreen, hydrateOnIntentOnly } from '#tests/support/browser/hydrate.ts'
import { finger, type Point } from '#tests/support/browser/pointers.ts'
import { quoteForm } from '#tests/support/browser/quoteForm.ts'
import { footerLink, headerItem } from '#tests/support/browser/visit.ts'

test.use({ hasTouch: true })

test('the page of a touched link is rendered hidden without discarding dehydrated content, shown by a tap and discarded by a scroll', async ({
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
  // As after a return from the back/forward cache, the stub stores the subject of the shown page only.
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

test('a tapped page is shown before all its code is loaded, and back and forward restore the scroll position of each page', async ({
  page,
}) => {
  const { headings, shown, title, touch, touchLink } = await openWithFinger(page, '/service-areas/ajax')
  const entries = await page.evaluate(() => history.length)
  const top = () => page.evaluate(() => window.scrollY)
  // The code of most first screens is loaded already. This holds the code below them.
  const release = await holdRequests(page, '**/*.js')

  await touchLink(footerLink(page, 'Whitby'))
  await expect(headings).toHaveCount(2)
  const leftAt = await top()
  expect(leftAt).toBeGreaterThan(1000)
  await touch('touchEnd')
  await expect(shown).toContainText('Whitby')
  await expect(page).toHaveTitle(/Whitby/)
  const photo = page.locator('main > :not([hidden]) img').first()
  await expect(photo).not.toHaveAttribute('loading')
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(page.getByRole('main')).toBeFocused()
  expect(await top()).toBe(0)
  await expect(page).toHaveURL('/service-areas/whitby')
  expect(await page.evaluate(storedSubject)).toContain('Whitby')
  await page.goBack()
  await expect(shown).toHaveText(title)
  await expect(page).toHaveTitle(/Ajax/)
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

test('a second tap while the first page is shown early leads to the previous page, its section, or a section of the shown page', async ({
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
    const entries = await page.evaluate(() => history.length)
    await touch('touchEnd')
    await expect(shown).not.toHaveText(title)
    await main.getByRole('link', { name: second }).first().click()
    await expect(page).toHaveURL(url)
    release()

    await expect(target).toBeFocused()
    await expect(target).toBeInViewport()
    await expect(headings).toHaveCount(1)
    expect(await page.evaluate(() => history.length)).toBe(entries + 2)
    await page.unroute('**/*.js')
  }
})

/** Opens a page, hydrates only its first screen, and prepares touches. */
async function openWithFinger(page: Page, path: string) {
  await hydrateOnIntentOnly(page)
  await page.goto(path)
  await hydrateFirstScreen(page)
  const headings = page.locator('main h1')
  const shown = page.getByRole('heading', { level: 1 })
  const title = await shown.innerText()
  return { headings, shown, title, ...(await finger(page)) }
}

/** Runs in the page. */
const storedSubject = () => sessionStorage.getItem('quoteSubject')
