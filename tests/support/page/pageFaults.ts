import type { Page } from '@playwright/test'
import { hydrate } from '../browser/hydrate.ts'
import { find, notFoundPath, readBuiltPage } from '../build/builtPages.ts'
import { unknownPath } from './pageKinds.ts'
import { readShownText, type ShownText } from './shownText.ts'

/** The widest first: Chromium warns of a photo that is preloaded for one width and shown in another. */
export const widths = [1440, 768, 390, 320] as const

/**
 * Loads a page once and checks it before and after hydration, and for overflow.
 *
 * @param page hydrates on intent only, so that the check before hydration comes in time
 * @param plain the words of the page without JavaScript
 */
export async function findPageFaults(page: Page, path: string, plain?: ShownText): Promise<string[]> {
  const response = await page.goto(path, { waitUntil: 'domcontentloaded' })
  const sent = await page.evaluate(readShownText, true)
  const sentWithoutControls = plain && (await page.evaluate(readShownText, false))
  const styleRules = await page.evaluate(countStyleRules)
  await hydrate(page)
  const inserted = (await page.evaluate(countStyleRules)) - styleRules
  const { status, title } = readExpected(path)
  // After a redirect, the status belongs to the target page.
  const { pathname } = new URL(page.url())
  const faults = [
    response?.status() === status ? [] : `has status ${response?.status()}`,
    sent.title === title ? [] : `has the title ${JSON.stringify(sent.title)}`,
    pathname === path ? [] : `redirects to ${pathname}`,
    sentWithoutControls ? findDifferences('sent', plain, sentWithoutControls) : [],
    findDifferences('hydrated', sent, await page.evaluate(readShownText, false)),
    // The estimator of home brings its own style rules.
    inserted > 0 && path !== '/' ? `gets ${inserted} more style rules when it is hydrated` : [],
    await page.evaluate(findOverflow),
  ].flat()
  // A late failure must not be reported for the next page.
  await page.waitForLoadState()
  return faults
}

function readExpected(path: string) {
  const isUnknown = path === unknownPath
  const { document } = readBuiltPage(isUnknown ? notFoundPath : path)
  return { status: isUnknown ? 404 : 200, title: find(document, 'title').text }
}

function findDifferences(how: string, before: ShownText, after: ShownText): string[] {
  const different = Object.entries(after).filter(
    ([part, text]) => JSON.stringify(text) !== JSON.stringify(before[part as keyof ShownText]),
  )
  return [
    ...different.map(([part, text]) => `is ${how} with other ${part}: ${JSON.stringify(text)}`),
    ...(after.words ? [] : ['has no root']),
    ...(after.headings.length === 1 ? [] : [`has ${after.headings.length} × h1`]),
    ...(after.title ? [] : ['has no title']),
  ]
}

/** Runs in the page. */
const countStyleRules = () =>
  [...document.styleSheets].reduce((count, { cssRules }) => count + cssRules.length, 0)

/** Runs in the page: the elements that make it scroll sideways. */
export function findOverflow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const wide = [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth)
    .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`)
  return [`it is ${scrollWidth} px wide`, ...wide.slice(0, 5)]
}
