import { expect, test } from '@playwright/test'
import { isHydrated } from '#tests/support/browser/hydrate.ts'
import { menu, menuButton } from '#tests/support/browser/menu.ts'
import { setConnection } from '#tests/support/browser/network.ts'
import { openWithClock, showTooltip, social, tooltip } from '#tests/support/browser/tooltips.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('its code comes with the first pointer or focus on such a control, and not before', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  // Nothing is prefetched.
  await setConnection(page, { effectiveType: '3g' })
  await openWithClock(page)
  await page.waitForLoadState('networkidle')
  const before = scripts.length
  await page.getByRole('contentinfo').getByRole('link', { name: 'hello@example.com' }).hover()
  expect(scripts.length).toBe(before)

  await showTooltip(page, social(page, 'Facebook'))
  const after = scripts.length
  await showTooltip(page, menuButton(page))

  expect(after).toBeGreaterThan(before)
  expect(scripts.length).toBe(after)
})

test('without its code the control still works', async ({ page }) => {
  await openWithClock(page)
  const blocked = page.route('**/*.{js,json}', (route) => route.abort())
  await blocked
  await social(page, 'Facebook').hover()
  await page.clock.runFor(1000)
  await expect(tooltip(page)).toHaveCount(0)

  await page.unroute('**/*.{js,json}')
  await page.mouse.move(5, 5)
  await page.clock.resume()
  await menuButton(page).click()

  await expect(menu(page)).toBeVisible()
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('there are none, and their code is not fetched', async ({ page }) => {
    await page.clock.install()
    await page.goto('/about-us')
    await page.getByRole('heading', { level: 1 }).tap()
    await expect.poll(() => isHydrated(page)).toBe(true)

    await menuButton(page).tap()
    await expect(menu(page)).toBeVisible()
    await page.clock.runFor(2000)

    await expect(tooltip(page)).toHaveCount(0)
  })
})
