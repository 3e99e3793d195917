import type { Page } from '@playwright/test'

/**
 * Runs functions in the page, each after the one before has ended, by one message to the browser: a message takes longer than
 * most of them.
 *
 * @param calls each a function that uses nothing outside of itself, and what it takes, which must be JSON
 */
export const evaluateInTurn = <const Runs extends readonly ((...args: never[]) => unknown)[]>(
  page: Page,
  ...calls: { [At in keyof Runs]: readonly [run: Runs[At], ...args: Parameters<Runs[At]>] }
): Promise<{ [At in keyof Runs]: Awaited<ReturnType<Runs[At]>> }> => {
  const sources = calls.map(([run, ...args]) => `await (${run})(${args.map((arg) => JSON.stringify(arg))})`)
  return page.evaluate(`(async () => [${sources}])()`)
}
