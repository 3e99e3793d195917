import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions, SerialContextObject } from 'axe-core'

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
