import { expect, type Page } from '@playwright/test'
import { paths } from '#data/paths.ts'
import { menu, menuButton } from '#tests/support/browser/controls.ts'
import { scrolledTo, scrollTo } from '#tests/support/browser/gestures.ts'
import { test } from '#tests/support/browser/quoteForm.ts'
import {
  hydrateOnIntentOnly,
  isHydrated,
  setConnection,
  shortenReading,
} from '#tests/support/browser/visit.ts'

test.use({ hasTouch: true })

test('a movement or the focus at a field, or a dragged file, hydrates', async ({ page, form }) => {
  await hydrateOnIntentOnly(page)
  const field = form.field('Name')
  await page.goto('/service-areas')
  await field.dispatchEvent('pointermove', { pointerType: 'mouse' })
  await page.getByRole('heading', { level: 1 }).dispatchEvent('pointerdown')
  await page.mouse.wheel(0, 100)
  await page.keyboard.press('Tab')
  await page.waitForLoadState('networkidle')
  expect(await isHydrated(page)).toBe(false)

  // Other tests hydrate by key and by touch.
  for (const intend of [
    () => field.dispatchEvent('pointermove', { pointerType: 'mouse', movementX: 3 }),
    () => field.focus(),
    () => page.getByRole('main').dispatchEvent('dragenter'),
  ]) {
    await page.goto('/service-areas')
    await intend()

    await expect.poll(() => isHydrated(page), String(intend)).toBe(true)
  }
})

test('a page is hydrated after some reading time', async ({ page }) => {
  await page.clock.install()
  await page.goto('/about-us')
  const readOn = async () => {
    await page.clock.runFor(1000)
    return isHydrated(page)
  }

  await expect.poll(readOn).toBe(true)
})

test('with data saving nothing is fetched before an intent', async ({ page, form }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await setConnection(page, { saveData: true })
  await shortenReading(page)
  const focusName = (field: HTMLElement | SVGElement) => field.focus({ preventScroll: true })
  // A page without a control near its beginning.
  await page.goto(paths.about)
  await scrollTo(page, 1000)
  await expectNothingFetched(page)

  for (const intend of [
    () => form.element.scrollIntoViewIfNeeded(),
    () => form.field('Name').evaluate(focusName),
    () => menuButton(page).tap(),
  ])
    await test.step(String(intend), async () => {
      await page.goto('/service-areas')
      expect(await isHydrated(page)).toBe(false)
      await intend()

      await expect.poll(() => isHydrated(page)).toBe(true)
    })
  await expect(menu(page)).toBeVisible()
  expect(await scrolledTo(page)).toBe(0)
})

/** Expects a dehydrated page that has fetched only its start script. */
async function expectNothingFetched(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  const scripts = await page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
  )
  expect(scripts).toBe(1)
  expect(await isHydrated(page)).toBe(false)
}
