import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'

/** A browser reads the short form in half the time. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** WCAG 2.2 at level AA with all it builds on, and what axe advises beyond. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules that ask how things look and where they are; all the others ask what is there. */
const rulesOfLooks = ['scrollable-region-focusable', 'link-in-text-block']

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
  const areTargetsLarge = await page.evaluate(findLargeTargets, known)
  const { violations } = await page.evaluate(
    async ({ known, colours, ...rules }) => {
      const { axe } = window as unknown as { axe: { run: Run } }
      const elements = [document.body, ...document.body.querySelectorAll('*')]
      const exclude = known.flatMap((place) => elements[place] ?? [])
      // Style sheets are asked for by no rule of ours.
      const how: RunOptions = { resultTypes: ['violations'], preload: false }
      const things = await axe.run({ exclude }, { ...how, ...rules })
      const include = colours.flatMap((place) => elements[place] ?? [])
      if (include.length === 0) return things
      const colourRules = { type: 'rule' as const, values: ['color-contrast'] }
      const ofColours = await axe.run({ include, exclude }, { ...how, runOnly: colourRules })
      return { violations: [...things.violations, ...ofColours.violations] }
    },
    {
      known,
      colours,
      runOnly: isRearranged
        ? { type: 'rule' as const, values: rulesOfLooks }
        : { type: 'tag' as const, values: tags },
      rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: !areTargetsLarge } },
    },
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  )
}

/**
 * Runs in the page. Whether all that can be pressed, but for what is known, is as large as WCAG's target size asks, in CSS pixels, and
 * overlaps nothing else: axe has nothing to find then, and takes half its time for it.
 */
function findLargeTargets(known: readonly number[]): boolean {
  const elements = [document.body, ...document.body.querySelectorAll<HTMLElement>('*')]
  const parts = known.map((place) => elements[place])
  const targets = elements
    .filter((element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
  const overlap = (a: DOMRect, b: DOMRect) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  return targets
    .filter(({ element }) => !parts.some((part) => part?.contains(element)))
    .every(
      ({ element, box }) =>
        box.width >= 24 &&
        box.height >= 24 &&
        targets.every((other) => other.element === element || !overlap(box, other.box)),
    )
}
