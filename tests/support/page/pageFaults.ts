import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions, SerialContextObject } from 'axe-core'
import { hydrate } from '#tests/support/browser/visit.ts'
import { find, notFoundPath, readBuiltPage } from '../build/builtPages.ts'
import { unknownPath } from './pageKinds.ts'

/** The widest first: Chromium warns of a photo that is preloaded for one width and shown in another. */
export const widths = [1440, 768, 390, 320] as const

/**
 * Loads a page once and checks it before and after hydration, and for overflow.
 *
 * @param page hydrates on intent only, so that the check before hydration comes in time
 * @param isWithoutFonts whether the fonts are held: then the page must keep its height, too
 */
export async function findPageFaults(
  page: Page,
  path: string,
  { isWithoutFonts = false } = {},
): Promise<string[]> {
  const response = await page.goto(path, { waitUntil: 'domcontentloaded' })
  const sent = await page.evaluate(readShownText, true)
  const sentHeight = await page.evaluate(heightOfPage)
  await hydrate(page)
  const height = await page.evaluate(heightOfPage)
  const { status, title } = readExpected(path)
  // After a redirect, the status belongs to the target page.
  const { pathname } = new URL(page.url())
  return [
    response?.status() === status ? [] : `has status ${response?.status()}`,
    sent.title === title ? [] : `has the title ${JSON.stringify(sent.title)}`,
    pathname === path ? [] : `redirects to ${pathname}`,
    findDifferences(sent, await page.evaluate(readShownText, false)),
    isWithoutFonts && height !== sentHeight ? `is hydrated with ${height} px in place of ${sentHeight}` : [],
    await page.evaluate(findOverflow),
  ].flat()
}

function readExpected(path: string) {
  const isUnknown = path === unknownPath
  const { document } = readBuiltPage(isUnknown ? notFoundPath : path)
  return { status: isUnknown ? 404 : 200, title: find(document, 'title').text }
}

function findDifferences(before: ShownText, after: ShownText): string[] {
  const different = Object.entries(after).filter(
    ([part, text]) => JSON.stringify(text) !== JSON.stringify(before[part as keyof ShownText]),
  )
  return [
    ...different.map(([part, text]) => `is hydrated with other ${part}: ${JSON.stringify(text)}`),
    ...(after.words ? [] : ['has no root']),
    ...(after.headings.length === 1 ? [] : [`has ${after.headings.length} × h1`]),
    ...(after.title ? [] : ['has no title']),
  ]
}

/** Runs in the page. */
export const heightOfPage = () => document.documentElement.scrollHeight

/** Runs in the page: the elements that make it scroll sideways. */
export function findOverflow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const wide = [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth)
    .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`)
  return [`it is ${scrollWidth} px wide`, ...wide.slice(0, 5)]
}

/** Runs in the page: items of a list that touch the item to their left. */
export const findTouchingItems = () =>
  [...document.querySelectorAll('main ul > li')].flatMap((item) => {
    const [own, before] = [item, item.previousElementSibling].map((box) => box?.getBoundingClientRect())
    const isTouching =
      own && before && own.top < before.bottom && own.left > before.left && own.left < before.right + 4
    return isTouching && own.width > 0 ? [`touches the item before it: ${item.textContent}`] : []
  })

/** Runs in the page: words broken in two or wider than their link, and badges of a photo that touch. The footer may break addresses. */
export function findBrokenWords(): string[] {
  const broken: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}.,$’@]+/gu)) {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      if (
        !(word.includes('@') && text.parentElement.closest('footer')) &&
        new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
      )
        broken.push(word)
    }
  }
  for (const link of document.querySelectorAll('a, button'))
    if (link.clientWidth > 1 && link.scrollWidth > link.clientWidth) broken.push(`wide ${link.textContent}`)
  for (const figure of document.querySelectorAll('figure')) {
    const [before, after] = [...figure.querySelectorAll('b')].map((badge) => badge.getBoundingClientRect())
    if (before && after && before.right + 4 > after.left) broken.push('BEFORE meets AFTER')
  }
  return broken
}

type ShownText = { title: string; words: string[] | undefined; headings: string[] }

/**
 * Runs in the page.
 *
 * @param withWaiting includes words that are invisible until the page is hydrated
 * @returns the title, the visible words (undefined if the page has no root) and the first headings
 */
function readShownText(withWaiting: boolean): ShownText {
  const root = document.querySelector('#root')
  return {
    title: document.title,
    words: root ? readWords(root) : undefined,
    headings: [...document.querySelectorAll('h1')].map(({ textContent }) => textContent),
  }

  function readWords(root: Element): string[] {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const words: string[] = []
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode
      if (textContent?.trim() && parentElement && isVisible(parentElement)) words.push(textContent.trim())
    }
    return words
  }

  function isVisible(element: Element): boolean {
    const isWaiting = withWaiting && element.closest('[data-waiting]') !== null
    // Folded text is one tap away with script, and visible without script.
    const isFolded = element.closest('[hidden="until-found"]') !== null
    return isFolded || element.checkVisibility({ opacityProperty: true, visibilityProperty: !isWaiting })
  }
}

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** WCAG 2.2 at level AA with all it builds on, and axe's best practices. */
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  // No rule of these reads style sheets.
  preload: false,
}

/** Loads axe with every page from the start, so that its code stays compiled from page to page. */
export const preloadAxe = (page: Page) => page.addInitScript(source)

/**
 * Every violation that axe finds on the page as it is now, with its place.
 *
 * @param within selectors of the parts to look at, and of parts to leave out; without it the whole page
 * @param rules rules to switch off or on
 */
export async function axeViolations(
  page: Page,
  within: SerialContextObject = { exclude: [] },
  rules: RunOptions['rules'] = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async ([within, options]) => {
      type Axe = { run: (within: SerialContextObject, options: RunOptions) => Promise<AxeResults> }
      const { axe } = window as unknown as { axe: Axe }
      const { violations } = await axe.run(within, options)
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
      )
    },
    [within, { ...options, rules }] as const,
  )
}
