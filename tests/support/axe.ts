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
export const axeFaults = (page: Page, choice: Choice = {}): Promise<string[]> =>
  page.evaluate(runAxe, chooseRules(choice))

/** What {@link runAxe} takes into the page. */
export const chooseRules = ({ known = [], isRearranged = false, colours = [0] }: Choice) => ({
  known,
  colours,
  tags: isRearranged ? [] : tags,
  rulesOfLooks,
})

/**
 * Runs in the page, and can use nothing that is outside of it. Rules of looks are asked only where they could find something
 * outside of what is known: axe builds a tree of the whole page before it asks the first one, so that it is not started for
 * nothing.
 *
 * @returns every fault, with its place
 */
export async function runAxe({ known, colours, tags, rulesOfLooks }: ReturnType<typeof chooseRules>) {
  const { axe } = window as unknown as { axe: { run: Run } }
  const elements = [document.body, ...document.body.querySelectorAll<HTMLElement>('*')]
  const at = (places: readonly number[]) => places.flatMap((place) => elements[place] ?? [])
  const exclude = at(known)
  const include = at(colours)
  const doubts = findDoubts()
  const rules = Object.fromEntries([
    ['color-contrast', { enabled: false }],
    ...rulesOfLooks.map((rule) => [rule, { enabled: doubts.includes(rule) }]),
  ])
  const runOnly =
    tags.length > 0 ? { type: 'tag' as const, values: tags } : { type: 'rule' as const, values: doubts }
  const colourRules = { type: 'rule' as const, values: ['color-contrast'] }
  // Style sheets are asked for by no rule of ours.
  const how: RunOptions = { resultTypes: ['violations'], preload: false }
  const results = [
    ...(runOnly.values.length > 0 ? [await axe.run({ exclude }, { ...how, runOnly, rules })] : []),
    ...(include.length > 0 ? [await axe.run({ include, exclude }, { ...how, runOnly: colourRules })] : []),
  ]
  return results
    .flatMap(({ violations }) => violations)
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    )

  function findDoubts(): RuleOfLooks[] {
    const isNew = (element: HTMLElement) => !exclude.some((part) => part.contains(element))
    const targets = elements
      .filter((element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
    const newTargets = targets.filter(({ element }) => isNew(element))
    const areLarge = newTargets.every((target) => isInLine(target.element) || isLarge(target, targets))
    return [
      areLarge ? [] : ['target-size' as const],
      elements.some((element) => scrolls(element) && isNew(element))
        ? ['scrollable-region-focusable' as const]
        : [],
      newTargets.some(({ element }) => isPlainLink(element)) ? ['link-in-text-block' as const] : [],
    ].flat()
  }

  type Target = { element: HTMLElement; box: DOMRect }

  /** As large as WCAG's target size asks, in CSS pixels, and overlapping nothing else. */
  function isLarge({ element, box }: Target, targets: readonly Target[]): boolean {
    const overlaps = (other: DOMRect) =>
      other.left < box.right && box.left < other.right && other.top < box.bottom && box.top < other.bottom
    return (
      box.width >= 24 &&
      box.height >= 24 &&
      targets.every((other) => other.element === element || !overlaps(other.box))
    )
  }

  /** A link next to words, whose size is that of its line: WCAG asks nothing of those, nor does axe. */
  function isInLine(element: HTMLElement): boolean {
    const hasWords = [element.previousSibling, element.nextSibling].some(
      (node) => node?.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    )
    return element.tagName === 'A' && hasWords && getComputedStyle(element).display === 'inline'
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
