import { expect, type Locator, type Page } from '@playwright/test'
import {
  dayFromNow,
  type deskOf,
  expectAccessible,
  frames,
  longName,
  test,
  visitorNamed,
} from '#tests/support/browser/desk.ts'
import { findHiddenFocus } from '#tests/support/page/focus.ts'
import { takePicture } from '#tests/support/server/pictures.ts'

/** Expects no focused element behind the bottom bars, on a phone and on 1440 × 900 enlarged to 200%. */
async function expectFocusInView(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  for (const [width, height] of [
    [390, 844],
    [720, 450],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect(await page.evaluate(findHiddenFocus), `${page.url()} at ${width} px`).toEqual([])
  }
}

test('a quote is accessible in every state', async ({ page, desk }) => {
  await page.clock.install()
  await desk.addSession()
  const id = await fullQuote(desk)
  await page.goto(`/desk/requests/${id}`)
  await expectAccessible(page, page.getByRole('heading', { name: longName }), frames)
  await page.getByRole('button', { name: 'Open photo 1' }).click()
  await expectAccessible(page, page.getByRole('dialog'))
  await page.keyboard.press('Escape')
  await page.getByLabel('Agreed price').fill('cheap')
  await expectFocusInView(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The price must be')).toBeVisible()
  await page.getByLabel('Agreed price').fill('600')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Undo' }).hover()
  await expectAccessible(page)
  await page.getByLabel('Status').selectOption('lost')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectAccessible(page, page.getByText('A lost request needs the reason.'))
  await page.getByLabel('Why it was lost').fill('Too expensive')
  await desk.change(id, { status: 'contacted' })
  await desk.nextPoll()
  await expectAccessible(page, page.getByRole('alert').filter({ hasText: 'Theirs: Contacted' }))
})

/** A search text that has no place for a line break. */
const unbroken = 'qz'.repeat(40)

/** Goes to another screen without loading the desk again, as a link does. */
const show = (page: Page, path: string): Promise<void> =>
  page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** The two differ in background or border. */
async function expectToStandOut(chosen: Locator, other: Locator): Promise<void> {
  const [one, another] = await Promise.all(
    [chosen, other].map((item) =>
      item.evaluate((element) => {
        const { backgroundColor, borderLeftColor, borderTopColor, borderTopWidth } = getComputedStyle(element)
        return [backgroundColor, borderLeftColor, borderTopColor, borderTopWidth].join()
      }),
    ),
  )
  expect(one).not.toBe(another)
}

test('screens without a test of their own are accessible in every state', async ({ page, desk }) => {
  await desk.addSession()
  const id = await fullQuote(desk)
  // Its card in the week has the long name, too: their windows overlap.
  await desk.addVisit(dayFromNow(0))
  await page.goto('/desk')
  await expect(page.getByRole('link', { name: /^New \d+$/ })).toBeVisible()
  await expectAccessible(page, page.getByText(longName).first(), frames)
  for (const [path, words] of [
    ['/desk?status=booked', longName],
    [`/desk?q=${unbroken}`, `Nothing matches “${unbroken}”.`],
    ['/desk/days/today', longName],
    ['/desk/days/2031-01-01', 'No visits on this day.'],
    ['/desk/more', 'Sign out'],
    ['/desk/nowhere', 'There is no such page.'],
    ['/desk/requests/nothing', 'There is no such request.'],
    ['/desk/week', longName],
  ] as const) {
    await show(page, path)
    await expect(page.getByRole('main').getByText(words).first()).toBeVisible()
    await expectAccessible(page)
  }
  await page.emulateMedia({ forcedColors: 'active' })
  const days = page.getByRole('region').filter({ has: page.getByRole('heading', { level: 2 }) })
  const today = days.filter({ has: page.locator('[aria-current=date]') })
  await expectToStandOut(today, days.and(page.locator(':not([data-today])')).first())
  const isSeen = (bar: Element) =>
    getComputedStyle(bar).backgroundColor !== getComputedStyle(document.body).backgroundColor
  expect(await today.locator('.MuiLinearProgress-bar').evaluate(isSeen)).toBe(true)
  const move = page.getByRole('button', { name: `Move ${longName}` })
  await move.first().click()
  const times = page.getByRole('menuitemradio')
  await expectToStandOut(times.and(page.locator('[aria-checked=true]')).first(), times.nth(2))
  await page.emulateMedia({ forcedColors: null })
  await expectAccessible(page, page.getByRole('menu'))

  await page.route('**/api/desk/quotes?*', () => {}, { times: 1 })
  await page.goto('/desk')
  await expect(page.locator('[aria-busy=true]').first()).toBeVisible()
  await expectAccessible(page)
  await page.emulateMedia({ forcedColors: 'active' })
  const screens = page.getByRole('navigation', { name: 'Desk' })
  for (const width of frames) {
    await page.setViewportSize({ width, height: 800 })
    // Only the layout for large screens has this button.
    await expect(page.getByRole('button', { name: 'Sign out' })).toHaveCount(width === 1440 ? 1 : 0)
    await expectToStandOut(screens.locator('[aria-current]'), screens.getByRole('link', { name: 'Today' }))
  }
  const chips = page.getByRole('navigation', { name: 'Show' })
  await expectToStandOut(chips.locator('[aria-current]'), chips.getByRole('link', { name: 'Lost' }))
  await page.emulateMedia({ forcedColors: null })
  await page.route('**/api/desk/days/**', (route) => route.fulfill({ status: 500, json: { message: 'No.' } }))
  await show(page, '/desk/days/today')
  await expectAccessible(page, page.getByRole('button', { name: 'Try again' }))
  await page.route('**/api/desk/summary', (route) => route.abort())
  await page.goto(`/desk/requests/${id}`)
  for (const path of [`/desk/requests/${id}`, '/desk?status=booked']) {
    await show(page, path)
    await expect(page.getByText(longName).first()).toBeVisible()
    await expectAccessible(page, page.getByText('You’re offline. You can read'))
  }
})

/** A quote with everything on it. */
async function fullQuote(desk: ReturnType<typeof deskOf>): Promise<string> {
  const visitor = { ...visitorNamed(longName), day: dayFromNow(1), window: 'evening' }
  const pictures = [await takePicture('jpeg'), await takePicture('png')]
  const id = await desk.addWithPhotos(visitor, pictures)
  await desk.change(id, {
    status: 'booked',
    visitDay: dayFromNow(0),
    visitFrom: '09:00',
    address: '14 Lakeside Drive, Ajax',
    cubicYards: 30,
    price: 630,
    followUp: dayFromNow(0),
    note: 'Side door',
  })
  return id
}
