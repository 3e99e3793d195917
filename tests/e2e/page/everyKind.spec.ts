import { expect, type Page, test } from '@playwright/test'
import { site } from '#data/company/site.ts'
import { dollars, minimumFee, pricingTiers } from '#data/prices/pricing.ts'
import { holdRequests, hydrateOnIntentOnly } from '#tests/support/browser/visit.ts'
import { findHiddenFocus } from '#tests/support/page/focus.ts'
import {
  axeViolations,
  findOverflow,
  findPageFaults,
  findTouchingItems,
  heightOfPage,
  widths,
} from '#tests/support/page/pageFaults.ts'
import { cityService, directService, pageKinds, town } from '#tests/support/page/pageKinds.ts'
import {
  fontsShown,
  isNotFoundStatus,
  mostFontShift,
  mostShift,
  twoFrames,
  watchErrors,
  watchLayoutShifts,
} from '#tests/support/page/watch.ts'

const phone = { width: 390, height: 844 }
/** A Letter sheet's width between its margins. */
const sheet = { width: 720, height: 960 }
const screen = { width: 1280, height: 720 }
/** One width per header layout; axe and the focus find the same elements at the others. */
const headerWidths: readonly number[] = [1440, 390]
/** Where the layout changes, beside the four widths. */
const breakpoints = [600, 900, 1200]
/** What a page may take of a phone's scrolling, in pixels. */
const mostHeight: Readonly<Record<string, number>> = {
  '/': 9000,
  '/service-areas': 6000,
  [town.path]: 6500,
  [directService.path]: 7000,
  [cityService.path]: 7000,
  '/junk-removal': 8500,
}

const spaced =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } ' +
  'p { margin-bottom: 2em !important }'

/** Controls of the estimator, the before-and-after photos and the slideshow. */
const controls = ':is(#pricing, #before-after, [aria-roledescription="carousel"]) :is(input, button)'

for (const { kind, path } of pageKinds) {
  test(`${kind} is complete and accessible, also on paper and in forced colours`, async ({ page }) => {
    const errors = watchErrors(page, isNotFoundStatus)
    await hydrateOnIntentOnly(page)

    await test.step('it has the same text and height before and after hydration and no layout shift, fits at every width and is accessible', async () => {
      await page.setViewportSize(phone)
      const releaseFonts = await holdRequests(page, '**/*.woff2')
      const shifts = await watchLayoutShifts(page)
      errors.push(...(await findPageFaults(page, path, { isWithoutFonts: true })))
      expect(await shifts()).toBeLessThan(mostShift)
      releaseFonts()
      await expect.poll(() => page.evaluate(fontsShown)).toBe(true)
      await page.evaluate(twoFrames)
      expect(await shifts()).toBeLessThan(mostFontShift)
      expect(await page.evaluate(heightOfPage)).toBeLessThanOrEqual(
        mostHeight[path] ?? Number.POSITIVE_INFINITY,
      )
      // Browsers show focus rings only to a visitor who has used the keyboard.
      await page.keyboard.press('Tab')
      for (const width of [...widths, ...breakpoints]) {
        await page.setViewportSize({ width, height: 900 })
        const found = [
          ...(await page.evaluate(findOverflow)),
          ...(await page.evaluate(findTouchingItems)),
          ...(await page.evaluate(findPictureFaults)),
        ]
        if (headerWidths.includes(width))
          found.push(...(await axeViolations(page)), ...(await page.evaluate(findHiddenFocus)))
        errors.push(...found.map((fault) => `at ${width} px: ${fault}`))
      }
      expect(errors).toEqual([])
    })

    await test.step('it fits with the text spacing of WCAG 1.4.12', () => expectFit(page, spaced, [320, 900]))

    await test.step('it is eligible for the back/forward cache', async () => {
      const listeners = await listenersOf(page)
      expect(listeners).toContain('scroll')
      expect(listeners.filter((type) => /^(before)?unload$/.test(type))).toEqual([])
      expect((await page.request.get(path)).headers()['cache-control']).not.toContain('no-store')
    })

    await test.step('it prints its text and the phone number, black on white, without controls', async () => {
      await page.setViewportSize(sheet)
      await page.emulateMedia({ media: 'print' })
      await expectPrint(page, path)
    })

    await test.step('it has only forced colours', async () => {
      await page.setViewportSize(screen)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ media: 'screen', forcedColors: 'active', colorScheme })
        expect(await page.evaluate(unforced), colorScheme).toEqual([])
      }
    })
  })
}

async function expectFit(page: Page, css: string, atWidths: readonly number[]): Promise<void> {
  const added = await page.addStyleTag({ content: css })
  for (const width of atWidths) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(findOverflow), `${width} px`).toEqual([])
  }
  await added.evaluate((style) => style.parentElement?.removeChild(style))
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every kind of page is readable, without folds or dead controls', async ({ page }) => {
    const main = page.getByRole('main')
    for (const { kind, path } of pageKinds)
      await test.step(kind, async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        for (const viewport of [phone, screen]) {
          await page.setViewportSize(viewport)
          const hidden = main.locator('h2, h3, p, li, a').filter({ visible: false })
          const texts = await hidden.evaluateAll((elements) => elements.map(({ textContent }) => textContent))
          expect(texts).toEqual([])
          await expect(main.locator(controls).filter({ visible: true })).toHaveCount(0)
        }
        await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(7)
        await page.setViewportSize(phone)
        // Only script can show and hide the bar of the quote and the phone.
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
        await expect(page.locator('#actions').filter({ visible: true })).toHaveCount(0)
      })
  })
})

async function expectPrint(page: Page, path: string): Promise<void> {
  const visible = (locator: ReturnType<Page['locator']>) => locator.filter({ visible: true })
  await expect(visible(page.getByRole('banner').getByText(site.phoneDotted))).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(inColour)).toEqual([])
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await expect(page.getByText('Skip to the content')).toBeHidden()
  await expect(visible(page.getByRole('contentinfo').getByRole('list'))).toHaveCount(0)
  await expect(visible(page.locator('form, input, textarea, select'))).toHaveCount(0)
  await expect(visible(page.getByRole('link', { name: /^Get .*Quote/ }))).toHaveCount(0)
  // Buttons in headings are questions. In print their answers are unfolded.
  await expect(visible(page.getByRole('button').and(page.locator(':not(h3 > *)')))).toHaveCount(0)
  await expect(page.locator('main .MuiAccordionDetails-root').filter({ visible: false })).toHaveCount(0)
  for (const price of pricesOn(path))
    await expect(page.getByRole('main')).toContainText(price, { useInnerText: true })
  const jobs = page.locator('#our-services a[href^="/services/"]')
  if (path === '/') await expect(visible(jobs)).toHaveCount(await jobs.count())
}

/** The prices that a printed page must show. */
function pricesOn(path: string): readonly string[] {
  if (path === '/') return pricingTiers.map(({ price }) => dollars(price))
  return path.startsWith('/service') ? [dollars(minimumFee)] : []
}

/** Runs in the page: pictures that cannot be decoded, or are shown with no area. Lazy ones not yet requested are not complete. */
function findPictureFaults(): string[] {
  return [...document.images].flatMap((picture) => {
    const { complete, currentSrc, naturalWidth } = picture
    const { width, height } = picture.getBoundingClientRect()
    return [
      complete && currentSrc && naturalWidth === 0 ? `the picture ${currentSrc} cannot be drawn` : [],
      picture.checkVisibility() && !(width > 0 && height > 0) ? `the picture ${currentSrc} has no area` : [],
    ].flat()
  })
}

/** Runs in the page: elements with text that is not black or a background that is not white. */
function inColour(): string[] {
  return [...document.querySelectorAll('body *:not(script, style)')].flatMap((element) => {
    const { color, backgroundColor, backgroundImage } = getComputedStyle(element)
    const isWhite = ['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'].includes(backgroundColor)
    const isPlain = color === 'rgb(0, 0, 0)' && isWhite && backgroundImage === 'none'
    return isPlain ? [] : [`${element.tagName} ${color} ${backgroundColor} ${backgroundImage.slice(0, 40)}`]
  })
}

/** Runs in the page: elements and icons that keep their own colours, and invisible icons. The load slider counts as a picture. */
function unforced(): string[] {
  const keeping = [
    ...document.querySelectorAll('body :not(svg, svg *, [aria-hidden="true"], .MuiSlider-root *)'),
  ].filter((element) => getComputedStyle(element).forcedColorAdjust === 'none')
  const ground = getComputedStyle(document.body).backgroundColor
  const icons = [...document.querySelectorAll('svg[aria-hidden]:has(> use:only-child)')].filter((icon) => {
    const { color, forcedColorAdjust } = getComputedStyle(icon)
    return forcedColorAdjust !== 'auto' || color === ground
  })
  return [...keeping, ...icons].map((element) => element.outerHTML.slice(0, 120))
}

/** The events that the page listens to on window: the tests' browser has no back/forward cache. */
async function listenersOf(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { result } = await session.send('Runtime.evaluate', { expression: 'window' })
  const { listeners } = await session.send('DOMDebugger.getEventListeners', {
    objectId: `${result.objectId}`,
  })
  return listeners.map(({ type }) => type)
}
