import { expect, test } from 'vitest'
import { noFrames } from '#tests/support/drawnFrames.ts'
import { readPlaywrightReport, readVitestReport } from '#tests/support/readReports.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

test('of Vitest’s report every test that has not passed is told, and a file that ended before its tests', () => {
  const file = writeReport({
    numPassedTests: 1,
    testResults: [
      {
        name: '/project/tests/sums.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'numbers adds', ancestorTitles: ['numbers'], title: 'adds', status: 'passed' },
          {
            fullName: 'subtracts',
            status: 'failed',
            failureMessages: ['\u001b[31mexpected 2\u001b[39m\n\n  to be 1\nat a\nat b\nat c'],
          },
          { fullName: 'divides', status: 'skipped' },
        ],
      },
      { name: 'roots.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ],
  })

  expect(readVitestReport(file)).toEqual({
    passed: 1,
    failures: [
      '/project/tests/sums.ts › subtracts\n    expected 2\n      to be 1\n    at a\n    at b',
      '/project/tests/sums.ts › divides\n    skipped',
      'roots.ts\n    no such module',
    ],
    titles: ['sums.ts: numbers > adds'],
  })
})

test('of Playwright’s report every test that has not passed as it should is told, in groups too', () => {
  const spec = (title: string, status: string, ...results: object[]) => ({
    title,
    ok: status === 'expected' || status === 'flaky',
    tests: [{ status, results }],
  })
  const file = writeReport({
    stats: { expected: 1 },
    errors: [{ message: 'no server' }],
    suites: [
      {
        title: 'a.spec.ts',
        file: 'a.spec.ts',
        specs: [spec('opens', 'expected', {}), spec('shuts', 'skipped')],
        suites: [
          {
            title: 'on a phone',
            file: 'a.spec.ts',
            specs: [
              spec('opens', 'flaky', { error: { message: 'not there' } }, {}),
              spec('moves', 'flaky', { error: { message: `Error: ${noFrames}` } }, {}),
            ],
          },
        ],
      },
    ],
  })

  expect(readPlaywrightReport(file)).toEqual({
    passed: 2,
    secondTries: 1,
    failures: [
      'Playwright\n    no server',
      'a.spec.ts › shuts\n    skipped',
      'a.spec.ts › on a phone › opens\n    not there',
    ],
    titles: [
      'e2e/a.spec.ts: opens',
      'e2e/a.spec.ts: on a phone > opens',
      'e2e/a.spec.ts: on a phone > moves',
    ],
  })
})

const writeReport = (report: object) =>
  `${temporaryFolder({ 'report.json': JSON.stringify(report) })}/report.json`
