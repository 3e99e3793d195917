import type { Page } from '@playwright/test'
import { hydrate } from '../browser/hydrate.ts'
import { axeViolations } from './axe.ts'
import { findHiddenFocus } from './focus.ts'
import { readShownText, type ShownText } from './shownText.ts'

/** The widest first: Chromium warns of a photo that is preloaded for one width and shown in another. */
export const widths = [1440, 768, 390, 320] as const

type Expected = { status: number; title: string }

/**
 * Loads a page once and checks it: as it was sent, once it is hydrated, and its layout at each width.
 *
 * @param page one that hydrates on intent only, so that it is checked before as well
 * @param isThorough whether axe and the walk of the focus run at each width, too
 */
export async function findPageFaults(
  page: Page,
  path: string,
  { status, title }: Expected,
  { isThorough = false } = {},
): Promise<string[]> {
  await page.setViewportSize({ width: widths[0], height: 900 })
  const response = await page.goto(path, { waitUntil: 'domcontentloaded' })
  const sent = await page.evaluate(readShownText, true)
  await hydrate(page)
  // The status is that of the page that a redirect leads to.
  const { pathname } = new URL(page.url())
  const faults = [
    response?.status() === status ? [] : `has status ${response?.status()}`,
    sent.title === title ? [] : `has the title ${JSON.stringify(sent.title)}`,
    pathname === path ? [] : `redirects to ${pathname}`,
  ].flat()
  faults.push(...findDifferences(sent, await page.evaluate(readShownText, false)))
  for (const width of widths) {
    const found = [
      ...(await findLayoutFaults(page, width)),
      ...(isThorough ? await findAccessibilityFaults(page) : []),
    ]
    faults.push(...found.map((fault) => `at ${width} px: ${fault}`))
  }
  // What fails late must not be reported for the next page.
  await page.waitForLoadState()
  faults.push(...(await page.evaluate(findBrokenPictures)))
  return faults
}

async function findLayoutFaults(page: Page, width: number): Promise<string[]> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 900 })
  const checks = [findOverflow, findPictureFaults, findBrokenPictures]
  return (await Promise.all(checks.map((check) => page.evaluate(check)))).flat()
}

/**
 * What axe finds on the page as it is now, and what hides the focus on its way through the page.
 *
 * @param exclude selectors of the parts that axe leaves out
 */
export async function findAccessibilityFaults(page: Page, exclude?: readonly string[]): Promise<string[]> {
  const violations = await axeViolations(page, exclude)
  // Browsers show focus rings only to a visitor who has used the keyboard.
  await page.keyboard.press('Tab')
  return [...violations, ...(await page.evaluate(findHiddenFocus, true))]
}

/** A hydrated page shows the text that was sent. */
function findDifferences(sent: ShownText, hydrated: ShownText): string[] {
  const different = Object.entries(hydrated).filter(
    ([part, text]) => JSON.stringify(text) !== JSON.stringify(sent[part as keyof ShownText]),
  )
  return [
    ...different.map(([part, text]) => `is hydrated with other ${part}: ${JSON.stringify(text)}`),
    ...(hydrated.words ? [] : ['has no root']),
    ...(hydrated.headings.length === 1 ? [] : [`has ${hydrated.headings.length} × h1`]),
    ...(hydrated.title ? [] : ['has no title']),
  ]
}

/** Runs in the page: what makes it scroll sideways. */
export function findOverflow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const wide = [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth)
    .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`)
  return [`it is ${scrollWidth} px wide`, ...wide.slice(0, 5)]
}

/** Runs in the page: pictures without alternative text, without a size, or shown with no area. */
function findPictureFaults(): string[] {
  return [...document.images].flatMap((picture) => {
    const { width, height } = picture.getBoundingClientRect()
    const faults = [
      picture.hasAttribute('alt') ? [] : 'has no alternative text',
      picture.getAttribute('width') && picture.getAttribute('height') ? [] : 'has no size',
      picture.checkVisibility() && !(width > 0 && height > 0) ? 'is shown with no area' : [],
    ].flat()
    return faults.map((fault) => `the picture ${picture.getAttribute('src')} ${fault}`)
  })
}

/** Runs in the page: pictures that have loaded and cannot be decoded. Lazy ones not yet requested are not complete. */
function findBrokenPictures(): string[] {
  return [...document.images]
    .filter(({ complete, currentSrc, naturalWidth }) => complete && currentSrc && naturalWidth === 0)
    .map(({ currentSrc }) => `the picture ${currentSrc} cannot be drawn`)
}
