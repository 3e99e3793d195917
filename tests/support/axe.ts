import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { AxeResults, run } from 'axe-core'

/** A browser reads the short form in half the time. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** WCAG 2.2 at level AA with all it builds on, and what axe advises beyond. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Puts axe into the page, once for all its widths. */
export const provideAxe = (page: Page): Promise<void> => page.evaluate(source)

type Choice = {
  /** Parts whose contents need no second look. */
  known?: readonly string[]
  /** Whether to compare the colours too, which takes longer than all the rest. */
  colours?: boolean
}

/** What axe finds on the page as it is now. */
export async function axeFaults(page: Page, { known = [], colours = true }: Choice = {}): Promise<string[]> {
  const { violations } = await page.evaluate(
    ({ exclude, values, colours }) =>
      (window as unknown as { axe: { run: typeof run } }).axe.run(
        { exclude },
        {
          runOnly: { type: 'tag', values },
          rules: { 'color-contrast': { enabled: colours } },
          resultTypes: ['violations'],
        },
      ) as Promise<AxeResults>,
    { exclude: known.map((selector) => [selector]), values: tags, colours },
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  )
}
