import { expect, type Locator, test } from '@playwright/test'
import { addQuote, addSession, changeQuote, dayFromNow, visitorNamed } from '#tests/support/browser/desk.ts'

test.use({ contextOptions: { forcedColors: 'active' } })

test('with forced colours, the current screen, the chosen status, today, its load and a visit’s current time are highlighted', async ({
  page,
}) => {
  await addSession(page)
  const visitor = visitorNamed('Edges')
  const id = await addQuote(page.request, visitor)
  const visit = { visitDay: dayFromNow(0), visitWindow: 'morning', cubicYards: 30 }
  await changeQuote(page, id, { status: 'booked', ...visit })
  await page.goto('/desk')
  const screens = page.getByRole('navigation', { name: 'Desk' })
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await expectToStandOut(screens.locator('[aria-current]'), screens.getByRole('link', { name: 'Today' }))
  }
  const chips = page.getByRole('navigation', { name: 'Show' })
  await expectToStandOut(chips.locator('[aria-current]'), chips.getByRole('link', { name: 'Lost' }))
  await page.goto('/desk/week')
  const days = page.getByRole('region').filter({ has: page.getByRole('heading', { level: 2 }) })
  const today = days.filter({ has: page.locator('[aria-current=date]') })
  await expectToStandOut(today, days.and(page.locator(':not([data-today])')).first())
  const isSeen = (bar: Element) =>
    getComputedStyle(bar).backgroundColor !== getComputedStyle(document.body).backgroundColor
  expect(await today.locator('.MuiLinearProgress-bar').evaluate(isSeen)).toBe(true)
  await page.getByRole('button', { name: `Move ${visitor.name}` }).click()
  const times = page.getByRole('menuitemradio')
  await expectToStandOut(times.and(page.locator('[aria-checked=true]')).first(), times.nth(2))
})

/** The two look different, apart from their words. */
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
