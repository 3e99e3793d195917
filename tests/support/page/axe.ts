import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** WCAG 2.2 at level AA with all it builds on, and axe's best practices. */
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  // No rule of these reads style sheets.
  preload: false,
}

/**
 * Every violation that axe finds on the page as it is now, with its place.
 *
 * @param exclude selectors of the parts that are left out
 */
export async function axeViolations(page: Page, exclude: readonly string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async ([exclude, options]) => {
      type Axe = { run: (where: { exclude: readonly string[] }, how: RunOptions) => Promise<AxeResults> }
      const { axe } = window as unknown as { axe: Axe }
      const { violations } = await axe.run({ exclude }, options)
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
      )
    },
    [exclude, options] as const,
  )
}
