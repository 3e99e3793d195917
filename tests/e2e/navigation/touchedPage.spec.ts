import { expect, type Locator, test } from '@playwright/test'
import { hydrate, hydrateFirstScreen, hydrateOnIntentOnly } from '#tests/support/browser/hydrate.ts'
import { type Point, placeIn } from '#tests/support/browser/pointers.ts'
import { quoteForm } from '#tests/support/browser/quoteForm.ts'
import { footerLink, headerItem } from '#tests/support/browser/visit.ts'

test.use({ hasTouch: true })

test('the page of a touched link is rendered hidden and discards nothing of what is not hydrated; it is shown by the tap, and discarded if the touch becomes a scroll', async ({
  page,
}) => {
  await hydrateOnIntentOnly(page)
  await page.goto('/')
  await hydrateFirstScreen(page)
  const headings = page.locator('main h1')
  const shown = page.getByRole('heading', { level: 1 })
  const title = await shown.innerText()
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  const touchLink = async (link: Locator) => {
    await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const at = await placeIn(link, 0.5)
    await touch('touchStart', at)
    return at
  }
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

/** Runs in the page. */
const storedSubject = () => sessionStorage.getItem('quoteSubject')
