/** `npm test`: every check and suite in turn, then one line that adds them up. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { provideChromium } from './support/chromium.ts'

type Count = { passed: number; failed: number }

const results = 'test-results'
const total: Count = { passed: 0, failed: 0 }

function run(name: string, command: string, args: string[], env: Record<string, string> = {}): boolean {
  console.log(`\n— ${name}`)
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  return status === 0
}

/** A check that passes or fails as a whole, and counts as one. */
function check(name: string, command: string, args: string[]): boolean {
  const passed = run(name, command, args)
  add({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 })
  return passed
}

/** A suite of tests; one that dies before it can count counts as a failure. */
function suite(
  name: string,
  counts: () => Count,
  command: string,
  args: string[],
  env: Record<string, string> = {},
) {
  const passed = run(name, command, args, env)
  const count = read(counts)
  add(count.failed === 0 && !passed ? { ...count, failed: 1 } : count)
}

function read(counts: () => Count): Count {
  try {
    return counts()
  } catch (error) {
    console.error(error)
    return { passed: 0, failed: 1 }
  }
}

function add(count: Count) {
  total.passed += count.passed
  total.failed += count.failed
}

function vitest(project: string, ...options: string[]) {
  const report = `${results}/${project}.json`
  const counts = () => {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'))
    return { passed: numPassedTests, failed: Math.max(numFailedTests, Math.min(numFailedTestSuites, 1)) }
  }
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  suite(`${project} tests`, counts, 'vitest', ['run', '--project', project, ...reporters, ...options])
}

function playwright(executable: string | undefined) {
  const report = `${results}/e2e.json`
  const counts = () => {
    const { expected, unexpected, flaky } = JSON.parse(readFileSync(report, 'utf8')).stats
    return { passed: expected, failed: unexpected + flaky }
  }
  suite(
    'browser tests',
    counts,
    'playwright',
    ['test', '-c', 'tests/playwright.config.ts', '--reporter=line,json'],
    {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      ...(executable ? { CHROMIUM: executable } : {}),
    },
  )
}

rmSync(results, { recursive: true, force: true })
mkdirSync(results)

check('types', 'tsc', [])
check('lint and format', 'biome', ['check', '.'])
check('dead code', 'knip', [])
vitest('unit')
// They wait for disks and mail more than they compute.
vitest('stores', '--maxWorkers=4')
if (check('build', 'node', ['server/build/build.ts'])) {
  vitest('build')
  playwright(provideChromium())
}

console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed ? 1 : 0
