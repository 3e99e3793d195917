import { expect, test } from '@playwright/test'
import {
  box,
  comeNear,
  expectFallback,
  fallback,
  frame,
  framed,
  links,
  places,
  showButton,
  startReviewsPortal,
} from '#tests/support/browser/reviews.ts'
import { visit } from '#tests/support/browser/visit.ts'
import { copyProject } from '#tests/support/build/projectCopy.ts'
import { startBuiltSite } from '#tests/support/site/startBuiltSite.ts'

const account = 'account=12345+%26+sons'
const everything = [`/frame?${account}`, `/widget.js?theme=light&${account}`]

test.describe('with a portal', () => {
  // One build, and a portal whose mode changes.
  test.describe.configure({ mode: 'default' })
  const copy = copyProject()
  let portal: Awaited<ReturnType<typeof startReviewsPortal>>
  let site: Awaited<ReturnType<typeof startBuiltSite>>

  test.beforeAll(async () => {
    test.setTimeout(240_000)
    portal = await startReviewsPortal()
    const { succeeded, output } = await copy.build(portal.settings)
    if (!succeeded) throw new Error(output)
    site = await startBuiltSite(copy.site, { ...portal.settings, SITE_URL: 'http://localhost' })
  })
  test.beforeEach(() => portal.behave('answers'))
  test.afterAll(async () => {
    await site?.stop()
    await portal?.stop()
    copy.remove()
  })

  test('near the section, and not before, its reviews appear, sandboxed, for the account in the settings @2-home-6 @7-8', async ({
    page,
  }) => {
    await visit(page, site.url)
    await page.waitForLoadState('networkidle')
    expect(portal.asked()).toEqual([])
    await expect(frame(page)).toHaveCount(0)
    await expect(fallback(page)).toBeVisible()

    await comeNear(page)

    await expect(framed(page)).toHaveText('Reviews of account 12345 & sons')
    await expect(frame(page)).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-reviews-of', '12345 & sons')
    expect(portal.asked()).toEqual(everything)
    await expect(fallback(page)).toBeHidden()
    await expect(links(page)).toHaveCount(1)
    await expect(showButton(page)).toBeHidden()
    await expect(frame(page)).toHaveAttribute(
      'sandbox',
      'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
    )
    // It gets only the origin.
    await expect(frame(page)).toHaveAttribute('referrerpolicy', 'strict-origin')
  })

  test('nothing moves when the portal answers, or fails', async ({ page }) => {
    for (const { width, height, mode } of [
      { width: 390, height: 780, mode: 'answers' },
      { width: 1440, height: 420, mode: 'answers' },
      { width: 1440, height: 420, mode: 'fails' },
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      portal.behave(mode)
      await visit(page, site.url)
      const before = await places(page)

      await comeNear(page)
      await expect.poll(portal.asked).toEqual(everything)
      if (mode === 'answers') {
        await expect(frame(page)).toBeVisible()
        expect((await box(page).boundingBox())?.height).toBe(height)
      } else await expectFallback(page)

      expect(await places(page), `${width} px: ${mode}`).toEqual(before)
    }
  })

  test('a portal that does not answer times out after eight seconds', async ({ page }) => {
    portal.behave('stays silent')
    await page.clock.install()
    await visit(page, site.url)
    await page.clock.pauseAt(Date.now() + 60_000)

    await comeNear(page)
    await expect.poll(portal.asked).toEqual(everything)
    await expect(frame(page)).toBeAttached()
    await page.clock.runFor(7900)
    await expect(frame(page)).toBeAttached()
    await expect(fallback(page)).toBeVisible()
    await page.clock.runFor(200)

    await expectFallback(page)
  })

  test('a frame the Content-Security-Policy refuses leaves the way to the reviews', async ({ page }) => {
    // Its policy allows a frame from elsewhere only.
    const strict = await startBuiltSite(copy.site, {
      ...portal.settings,
      REVIEWS_FRAME_URL: 'https://elsewhere.example/frame',
      SITE_URL: 'http://localhost',
    })
    await visit(page, strict.url)
    const refused = page.waitForEvent('console', (message) => /frame-src/.test(message.text()))

    await comeNear(page)

    await refused
    await expectFallback(page)
    expect(portal.asked().filter((path) => path.startsWith('/frame'))).toEqual([])
    await strict.stop()
  })

  test('where data is to be saved, the visitor asks for the reviews', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    await visit(page, site.url)
    await comeNear(page)
    await expect(showButton(page)).toBeVisible()
    expect(portal.asked()).toEqual([])

    await showButton(page).press('Enter')

    await expect(frame(page)).toBeVisible()
    await expect(frame(page)).toBeFocused()
    expect(portal.asked()).toEqual(everything)
  })

  test('a visitor who comes back to the section sees them again', async ({ page }) => {
    await visit(page, `${site.url}/about-us`)

    await page.getByRole('contentinfo').getByRole('link', { name: 'Reviews', exact: true }).click()
    await expect(framed(page)).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Ajax' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ajax')
    await expect(page.locator('script[src*="widget.js"]')).toHaveCount(0)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Gone by supper')
    await comeNear(page)

    await expect(framed(page)).toBeVisible()
  })
})
