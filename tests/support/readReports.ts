import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import type { JSONReport, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'
import { hasStoppedDrawing } from './drawnFrames.ts'

/** What a suite came to. */
export type Result = {
  passed: number
  /** Each test that has not passed, with the beginning of why. */
  failures: readonly string[]
  /** Each one that has, as "file: group > test", the file from tests/ on. */
  titles: readonly string[]
}

/** Reads the file that Vitest's reporter `json` wrote. One that was not run has not passed. */
export function readVitestReport(file: string): Result {
  const { numPassedTests, testResults }: JsonTestResults = JSON.parse(readFileSync(file, 'utf8'))
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status !== 'passed')
      .map(({ fullName, status, failureMessages }) =>
        describe(`${name} › ${fullName}`, failureMessages?.[0] ?? status),
      )
    // A file that ends before its tests begin has none.
    return status === 'failed' && failed.length === 0 ? [describe(name, message)] : failed
  })
  const titles = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ ancestorTitles, title }) => fullTitle(fileIn('tests', name), ...ancestorTitles, title)),
  )
  return { passed: numPassedTests, failures, titles }
}

/**
 * Reads the file that Playwright's reporter `json` wrote. One that was skipped, or passed at a second try, has not passed; but
 * for one whose first try ended because the browser drew no frames.
 */
export function readPlaywrightReport(file: string): Result & { secondTries: number } {
  const { suites, errors, stats }: JSONReport = JSON.parse(readFileSync(file, 'utf8'))
  const failures = [
    ...errors.map(({ message = '' }) => describe('Playwright', message)),
    ...suites.flatMap((suite) => failuresOf(suite)),
  ]
  const secondTries = suites.flatMap(listTests).filter(isSecondTry).length
  const titles = suites.flatMap((suite) => passedIn(suite))
  return { passed: stats.expected + secondTries, failures, secondTries, titles }
}

function passedIn(
  { file, title, specs, suites = [] }: JSONReportSuite,
  groups: readonly string[] = [],
): string[] {
  const inside = title === file ? groups : [...groups, title]
  return [
    ...specs.filter(({ ok }) => ok).map((spec) => fullTitle(`e2e/${file}`, ...inside, spec.title)),
    ...suites.flatMap((suite) => passedIn(suite, inside)),
  ]
}

const fullTitle = (file: string, ...titles: readonly string[]) => `${file}: ${titles.join(' > ')}`

const fileIn = (folder: string, path: string) => path.split(`/${folder}/`).at(-1) ?? path

const listTests = ({ specs, suites = [] }: JSONReportSuite): JSONReportTest[] => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap(listTests),
]

const isSecondTry = ({ status, results: [first] }: JSONReportTest): boolean =>
  status === 'flaky' && hasStoppedDrawing(first)

function failuresOf({ title, specs, suites = [] }: JSONReportSuite): string[] {
  const failed = specs.flatMap((spec) =>
    spec.tests
      .filter((test) => test.status !== 'expected' && !isSecondTry(test))
      .map(({ status, results }) => describe(spec.title, results[0]?.error?.message ?? status)),
  )
  return [...failed, ...suites.flatMap(failuresOf)].map((failure) => `${title} › ${failure}`)
}

/** The lines of a message that say what was wrong: the rest is where. */
const telling = 4

const describe = (name: string, message: string) => {
  const lines = stripVTControlCharacters(message).split('\n').filter(Boolean)
  return [name, ...lines.slice(0, telling).map((line) => `    ${line}`)].join('\n')
}
