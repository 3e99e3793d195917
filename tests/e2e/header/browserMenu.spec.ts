import { expect, type Locator, type Page, test } from '@playwright/test'
import { holdScripts } from '#tests/support/browser/holdScripts.ts'
import { hydrateOnIntentOnly, isHydrated } from '#tests/support/browser/hydrate.ts'
import { menu, menuButton } from '#tests/support/browser/menu.ts'
import { headerLabels } from '#tests/support/content/specification.ts'
import { watchFaults } from '#tests/support/page/watchFaults.ts'

test.use({ viewport: { width: 390, height: 844 } })

const browserMenu = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' })
const close = (page: Page): Locator => browserMenu(page).getByRole('button', { name: 'Close menu' })

test.describe('without scripts', () => {
  test.beforeEach(({ page }) => page.route('**/*.js', (route) => route.abort()))

  test('the menu opens and its links work', async ({ page }) => {
    await page.goto('/services/yard-waste')
    await expect(browserMenu(page)).toBeHidden()

    await menuButton(page).click()

    await expect(browserMenu(page).getByRole('link')).toHaveText(headerLabels)
    await expect(browserMenu(page).getByRole('link', { name: 'Contact' })).toBeInViewport()
    await browserMenu(page).getByRole('link', { name: 'About Us' }).click()
    await expect(page).toHaveURL('/about-us')
    await expect(browserMenu(page)).toBeHidden()
  })

  for (const { way, shut } of [
    { way: 'Escape', shut: (page: Page) => page.keyboard.press('Escape') },
    { way: 'a tap beside it', shut: (page: Page) => page.mouse.click(15, 500) },
    { way: 'Close', shut: (page: Page) => close(page).click() },
  ]) {
    test(`${way} closes it, and the focus is on its button`, async ({ page }) => {
      await page.goto('/')
      await menuButton(page).press('Enter')
      await expect(browserMenu(page)).toBeVisible()

      await shut(page)

      await expect(browserMenu(page)).toBeHidden()
      if (way !== 'a tap beside it') await expect(menuButton(page)).toBeFocused()
    })
  }
})

test('a link to a section of the same page closes it', async ({ page }) => {
  await hydrateOnIntentOnly(page)
  await page.goto('/')
  await holdScripts(page)
  await menuButton(page).click()

  await browserMenu(page).getByRole('link', { name: 'Pricing' }).click()

  await expect(browserMenu(page)).toBeHidden()
  await expect(page).toHaveURL('/#pricing')
  await expect(page.locator('#pricing').getByRole('heading', { level: 2 })).toBeInViewport()
})

test.describe('opened before hydration', () => {
  test.beforeEach(async ({ page }) => {
    await hydrateOnIntentOnly(page)
    await page.goto('/about-us')
    const release = await holdScripts(page)
    await menuButton(page).click()
    await watchToggles(page)
    release()
    await expect.poll(() => isHydrated(page)).toBe(true)
  })

  test('it stays open, and no other menu opens over it', async ({ page }) => {
    await page.waitForLoadState('networkidle')

    await expect(browserMenu(page)).toBeVisible()
    await expect(menu(page)).toHaveCount(0)
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true')
    expect(await toggles(page)).toBe(0)
  })

  test('it closes as before, and the next click opens the other one', async ({ page }) => {
    await close(page).click()
    await expect(browserMenu(page)).toBeHidden()
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')

    await menuButton(page).click()

    await expect(menu(page)).toBeVisible()
    await expect(browserMenu(page)).toBeHidden()
  })

  test('a link in it shows its page without a reload, and closes it', async ({ page }) => {
    const faults = watchFaults(page)
    await browserMenu(page).getByRole('link', { name: 'Service Areas' }).click()

    await expect(page).toHaveURL('/service-areas')
    await expect(browserMenu(page)).toBeHidden()
    expect(await toggles(page)).toBe(1)
    expect(faults).toEqual([])
  })
})

type Watched = Window & { toggles?: number }

/** Counts how often the menu opens or closes from now on. */
async function watchToggles(page: Page): Promise<void> {
  await browserMenu(page).evaluate((element) => {
    const watched: Watched = window
    watched.toggles = 0
    element.addEventListener('beforetoggle', () => {
      watched.toggles = (watched.toggles ?? 0) + 1
    })
  })
}

const toggles = (page: Page): Promise<number | undefined> => page.evaluate(() => (window as Watched).toggles)
