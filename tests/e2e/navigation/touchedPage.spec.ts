import { expect, test } from '@playwright/test'
import { hydrateFirstScreen, hydrateOnIntentOnly } from '#tests/support/browser/hydrate.ts'
import { type Point, placeIn } from '#tests/support/browser/pointers.ts'
import { quoteForm } from '#tests/support/browser/quoteForm.ts'
import { footerLink, visit } from '#tests/support/browser/visit.ts'

test.use({ hasTouch: true })

test('a touch on a link discards nothing of what is not hydrated', async ({ page }) => {
  await hydrateOnIntentOnly(page)
  await page.goto('/')
  await hydrateFirstScreen(page)
  const sections = page.locator('main [data-dehydrated] section')
  const count = await sections.count()

  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).dispatchEvent('touchstart')

  await expect(page.locator('main h1')).toHaveCount(2)
  await expect(sections).toHaveCount(count)
  expect(count).toBeGreaterThan(5)
})

test('the page of a touched link is rendered hidden, shown by the tap, and discarded if the touch becomes a scroll', async ({
  page,
}) => {
  await visit(page, '/')
  const headings = page.locator('main h1')
  const shown = page.getByRole('heading', { level: 1 })
  const title = await shown.innerText()
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  const touchLink = async (name: string) => {
    const link = footerLink(page, name)
    await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const at = await placeIn(link, 0.5)
    await touch('touchStart', at)
    return at
  }

  await touchLink('Yard waste')
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

  const { x, y } = await touchLink('Whitby')
  await expect(headings).toHaveCount(2)
  for (const distance of [20, 40, 60]) await touch('touchMove', { x, y: y + distance })
  await touch('touchEnd')
  await expect(headings).toHaveCount(1)
  await expect(shown).toHaveText(title)
})

/** Runs in the page. */
const storedSubject = () => sessionStorage.getItem('quoteSubject')
