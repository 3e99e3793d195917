import { expect, type Page, test } from '@playwright/test'
import { hydrate, hydrateOnIntentOnly, isHydrated, shortenReading } from '#tests/support/browser/hydrate.ts'
import { menu, menuButton } from '#tests/support/browser/menu.ts'
import { setConnection } from '#tests/support/browser/network.ts'
import { placeIn } from '#tests/support/browser/pointers.ts'
import { quoteForm } from '#tests/support/browser/quoteForm.ts'
import { scrollTo } from '#tests/support/browser/scrolling.ts'

test('Tab, a tap, a turn of the wheel or a move of the mouse hydrates the page', async ({ page }) => {
  await hydrateOnIntentOnly(page)

  for (const intend of [
    () => page.keyboard.press('Tab'),
    () => page.getByRole('heading', { level: 1 }).dispatchEvent('touchstart'),
    () => page.mouse.wheel(0, 100),
    () => page.mouse.move(200, 200, { steps: 3 }),
  ])
    await test.step(String(intend), async () => {
      await page.goto('/about-us')
      await intend()

      await expect.poll(() => isHydrated(page)).toBe(true)
    })
})

test('hydration inserts no style rules: those of the page are there', async ({ page }) => {
  await hydrateOnIntentOnly(page)
  await page.goto('/services/ajax/hot-tub-removal')
  const countRules = () =>
    page.evaluate(() => [...document.styleSheets].reduce((count, { cssRules }) => count + cssRules.length, 0))
  const prerendered = await countRules()

  await hydrate(page)

  expect(await countRules()).toBe(prerendered)
})

test('a pointer that does not move is no intent', async ({ page }) => {
  await hydrateOnIntentOnly(page)
  await page.goto('/about-us')

  await page.getByRole('main').dispatchEvent('pointermove', { pointerType: 'mouse' })

  await expectNothingFetched(page)
})

test('a loaded page that is given no frame fetches nothing', async ({ page }) => {
  await shortenReading(page)
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0
  })

  await page.goto('/about-us')

  await expectNothingFetched(page)
})

for (const effectiveType of ['3g', '4g'] as const) {
  test(`a page that is read for a while is hydrated on ${effectiveType}`, async ({ page }) => {
    await setConnection(page, { effectiveType })

    await page.goto('/about-us')

    await expect.poll(() => isHydrated(page)).toBe(true)
  })
}

test('on 2g an idle page fetches nothing more', async ({ page }) => {
  await setConnection(page, { effectiveType: '2g' })
  await shortenReading(page)

  await page.goto('/')

  await expectNothingFetched(page)
})

test.describe('where data is to be saved', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test.beforeEach(async ({ page }) => {
    await setConnection(page, { saveData: true })
    await shortenReading(page)
  })

  test('scrolling starts nothing before it comes near something that needs script', async ({ page }) => {
    await page.goto('/services/ajax/hot-tub-removal')

    await scrollTo(page, 1000)
    await drag(page)

    await expectNothingFetched(page)
  })

  test('an idle page fetches nothing; coming near the form or the sizes, or the focus in the form, hydrates it', async ({
    page,
  }) => {
    const form = page.locator('main form')
    const sizes = page.locator('#pricing [role=radiogroup]')
    const focusName = (field: HTMLElement) => field.focus({ preventScroll: true })

    for (const { path, intend } of [
      { path: '/service-areas', intend: () => form.scrollIntoViewIfNeeded() },
      { path: '/', intend: () => sizes.scrollIntoViewIfNeeded() },
      { path: '/service-areas', intend: () => quoteForm(page).getByLabel('Name').evaluate(focusName) },
    ])
      await test.step(`${path}: ${intend}`, async () => {
        await page.goto(path)
        await expectNothingFetched(page)
        await intend()

        await expect.poll(() => isHydrated(page)).toBe(true)
      })
  })

  test('a key hydrates the page; a tap on the menu button does, and opens the menu', async ({ page }) => {
    await page.goto('/about-us')
    await page.keyboard.press('Tab')
    await expect.poll(() => isHydrated(page)).toBe(true)

    await page.goto('/about-us')
    await menuButton(page).tap()
    await expect(menu(page)).toBeVisible()
  })
})

/** A touch that scrolls: pointerdown without a tap. */
async function drag(page: Page): Promise<void> {
  const { x, y } = await placeIn(page.getByRole('main'), 0.5, 0)
  const session = await page.context().newCDPSession(page)
  await session.send('Input.synthesizeScrollGesture', { x, y: Math.max(y, 400), yDistance: -300 })
}

/** Nothing but the one script that the page starts with. */
async function expectNothingFetched(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  const scripts = await page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
  )
  expect(scripts).toBe(1)
  expect(await isHydrated(page)).toBe(false)
}
