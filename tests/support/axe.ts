import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'

/** A browser reads the short form in half the time. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** WCAG 2.2 at level AA with all it builds on, and what axe advises beyond. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules that ask how things look and where they are; all the others ask what is there. */
const rulesOfLooks = ['target-size', 'scrollable-region-focusable', 'link-in-text-block'] as const
type RuleOfLooks = (typeof rulesOfLooks)[number]

/** Puts axe into the page that is there. */
export const provideAxe = (page: Page): Promise<void> => page.evaluate(source)

/** Puts axe into every page that comes. */
export const provideAxeToAll = (page: Page): Promise<unknown> => page.addInitScript(source)

type Run = (what: ElementContext, how: RunOptions) => Promise<AxeResults>

type Choice = {
  /** The places, among the body's elements, of parts whose contents need no second look. */
  known?: readonly number[]
  /** Whether axe saw the same things before, in other places. */
  isRearranged?: boolean
  /** The places of the elements whose colours are compared, and of all that stands in them: the body's, if none are named. */
  colours?: readonly number[]
}

/** What axe finds on the page as it is now. */
export async function axeFaults(
  page: Page,
  { known = [], isRearranged = false, colours = [0] }: Choice = {},
): Promise<string[]> {
  const doubts = await page.evaluate(findDoubts, known)
  const { violations } = await page.evaluate(
    async ({ known, colours, runOnly, rules }) => {
      const { axe } = window as unknown as { axe: { run: Run } }
      const elements = [document.body, ...document.body.querySelectorAll('*')]
      const exclude = known.flatMap((place) => elements[place] ?? [])
      const include = colours.flatMap((place) => elements[place] ?? [])
      // Style sheets are asked for by no rule of ours.
      const how: RunOptions = { resultTypes: ['violations'], preload: false }
      const colourRules = { type: 'rule' as const, values: ['color-contrast'] }
      const results = [
        ...(runOnly.values.length > 0 ? [await axe.run({ exclude }, { ...how, runOnly, rules })] : []),
        ...(include.length > 0
          ? [await axe.run({ include, exclude }, { ...how, runOnly: colourRules })]
          : []),
      ]
      return { violations: results.flatMap(({ violations }) => violations) }
    },
    {
      known,
      colours,
      runOnly: isRearranged
        ? { type: 'rule' as const, values: doubts }
        : { type: 'tag' as const, values: tags },
      rules: Object.fromEntries([
        ['color-contrast', { enabled: false }],
        ...rulesOfLooks.map((rule) => [rule, { enabled: doubts.includes(rule) }]),
      ]),
    },
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  )
}

/**
 * Runs in the page. The rules of looks that could find something outside of what is known: axe builds a tree of the whole
 * page before it asks the first one, so that it is not started for nothing.
 */
function findDoubts(known: readonly number[]): RuleOfLooks[] {
  const elements = [document.body, ...document.body.querySelectorAll<HTMLElement>('*')]
  const parts = known.map((place) => elements[place])
  const isNew = (element: HTMLElement) => !parts.some((part) => part?.contains(element))
  const targets = elements
    .filter((element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
  const newTargets = targets.filter(({ element }) => isNew(element))
  return [
    newTargets.every(isLarge) ? [] : ['target-size' as const],
    elements.some((element) => scrolls(element) && isNew(element))
      ? ['scrollable-region-focusable' as const]
      : [],
    newTargets.some(({ element }) => isPlainLink(element)) ? ['link-in-text-block' as const] : [],
  ].flat()

  /** As large as WCAG's target size asks, in CSS pixels, and overlapping nothing else. */
  function isLarge({ element, box }: { element: HTMLElement; box: DOMRect }): boolean {
    const overlaps = (other: DOMRect) =>
      other.left < box.right && box.left < other.right && other.top < box.bottom && box.top < other.bottom
    return (
      box.width >= 24 &&
      box.height >= 24 &&
      targets.every((other) => other.element === element || !overlaps(other.box))
    )
  }

  function scrolls(element: HTMLElement): boolean {
    const isLarger = element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth
    return isLarger && /auto|scroll/.test(getComputedStyle(element).overflow)
  }

  /** One that stands in a line of text and is not underlined. */
  function isPlainLink(element: HTMLElement): boolean {
    if (element.tagName !== 'A') return false
    const { display, textDecorationLine } = getComputedStyle(element)
    return display === 'inline' && textDecorationLine === 'none'
  }
}
