import { expect, type Page, test } from '@playwright/test'
import { hydrateOnIntentOnly, isHydrated, shortenReading } from '#tests/support/browser/hydrate.ts'
import { menu, menuButton } from '#tests/support/browser/menu.ts'
import { setConnection } from '#tests/support/browser/network.ts'
import { placeIn } from '#tests/support/browser/pointers.ts'
import { quoteForm } from '#tests/support/browser/quoteForm.ts'
import { scrollTo } from '#tests/support/browser/scrolling.ts'

test.describe('on a good network', () => {
  for (const intent of ['Tab', 'a tap', 'a turn of the wheel', 'a move of the mouse'] as const) {
    test(`${intent} hydrates the page`, async ({ page }) => {
      await hydrateOnIntentOnly(page)
      await page.goto('/about-us')

      if (intent === 'Tab') await page.keyboard.press('Tab')
      else if (intent === 'a tap') await page.getByRole('heading', { level: 1 }).dispatchEvent('touchstart')
      else if (intent === 'a turn of the wheel') await page.mouse.wheel(0, 100)
      else await page.mouse.move(200, 200, { steps: 3 })

      await expect.poll(() => isHydrated(page)).toBe(true)
    })
  }

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
})

for (const connection of [{ saveData: true }, { effectiveType: '2g' }] as const) {
  test.describe(`with ${Object.entries(connection).flat().join(' ')}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

    test.beforeEach(async ({ page }) => {
      await setConnection(page, connection)
      await shortenReading(page)
    })

    test('an idle page fetches nothing more', async ({ page }) => {
      await page.goto('/')

      await expectNothingFetched(page)
    })

    // What hydrates the page then is the same.
    if ('effectiveType' in connection) return

    test('scrolling starts nothing before it comes near something that needs script', async ({ page }) => {
      await page.goto('/services/ajax/hot-tub-removal')

      await scrollTo(page, 1000)
      await drag(page)

      await expectNothingFetched(page)
    })

    for (const { name, path, control } of [
      { name: 'the form', path: '/service-areas', control: 'main form' },
      { name: 'the sizes', path: '/', control: '#pricing [role=radiogroup]' },
    ]) {
      test(`scrolling near ${name} hydrates the page`, async ({ page }) => {
        await page.goto(path)
        await expectNothingFetched(page)

        await page.locator(control).scrollIntoViewIfNeeded()

        await expect.poll(() => isHydrated(page)).toBe(true)
      })
    }

    test('the focus in the form hydrates the page', async ({ page }) => {
      await page.goto('/service-areas')

      await quoteForm(page)
        .getByLabel('Name')
        .evaluate((field) => field.focus({ preventScroll: true }))

      await expect.poll(() => isHydrated(page)).toBe(true)
    })

    test('a tap and a key hydrate the page', async ({ page, context }) => {
      await page.goto('/about-us')
      await page.getByRole('heading', { level: 1 }).tap()
      await expect.poll(() => isHydrated(page)).toBe(true)

      const other = await context.newPage()
      await setConnection(other, connection)
      await other.goto('/about-us')
      await other.keyboard.press('Tab')
      await expect.poll(() => isHydrated(other)).toBe(true)
    })

    test('a tap on the menu button hydrates the page and opens the menu', async ({ page }) => {
      await page.goto('/about-us')

      await menuButton(page).tap()

      await expect(menu(page)).toBeVisible()
    })
  })
}

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
