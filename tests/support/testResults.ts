import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'

/** A test that was skipped has not passed. */
export type TestResult = { name: string; hasPassed: boolean }

/** From the file of Vitest's reporter `json`. A file that fails before its tests begin counts as one test. */
export function readVitestResults(file: string): TestResult[] {
  const { testResults }: JsonTestResults = JSON.parse(readFileSync(file, 'utf8'))
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.map(({ fullName, status }) => ({
      name: `${relative('.', name)}: ${fullName}`,
      hasPassed: status === 'passed',
    }))
    const isBroken = status === 'failed' && tests.every(({ hasPassed }) => hasPassed)
    return isBroken ? [...tests, { name: relative('.', name), hasPassed: false }] : tests
  })
}

/** From the file of Playwright's reporter `json`. A flaky test has passed here; flakyTests.ts decides whether it fails the run. */
export function readPlaywrightResults(file: string): TestResult[] {
  const { suites, errors }: JSONReport = JSON.parse(readFileSync(file, 'utf8'))
  const read = ({ specs, suites = [] }: JSONReportSuite): TestResult[] => [
    ...specs.map(({ file, title, tests }) => ({
      name: `tests/e2e/${file}: ${title}`,
      hasPassed: tests.every(({ status }) => status === 'expected' || status === 'flaky'),
    })),
    ...suites.flatMap(read),
  ]
  return [
    ...suites.flatMap(read),
    ...errors.map(({ message }) => ({ name: `Playwright: ${message}`, hasPassed: false })),
  ]
}
