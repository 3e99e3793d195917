/**
 * `npm test`: runs every check and suite, then lists the failures and the totals. `npm run test:long` (--long): runs the slow
 * suites, after a build if the sources have changed.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'
import { provideChromium } from './support/browser/chromium.ts'
import { freezing } from './support/database/freezeFiles.ts'

/** A test that was skipped has not passed. */
type TestResult = { name: string; hasPassed: boolean }

type Command = readonly [string, ...string[]]
type Options = { env?: Record<string, string>; isQuiet?: boolean }

const folder = 'test-results'
const results: TestResult[] = []

/** Runs a program; prints its output at once, or at the end if it is quiet. Resolves to whether it succeeded. */
async function run(
  name: string,
  [command, ...args]: Command,
  { env, isQuiet }: Options = {},
): Promise<boolean> {
  if (!isQuiet) console.log(`\n— ${name}`)
  const child = spawn(command, args, {
    stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env },
  })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk))
  const hasSucceeded = await new Promise<boolean>((resolve) => {
    child.once('error', (error) => {
      console.error(error)
      resolve(false)
    })
    child.once('close', (code) => resolve(code === 0))
  })
  if (isQuiet) console.log(`\n— ${name}\n${Buffer.concat(output)}`)
  return hasSucceeded
}

/** A check that counts as one test. */
async function check(name: string, command: Command): Promise<boolean> {
  const hasPassed = await run(name, command)
  results.push({ name: `${name}: ${command.join(' ')}`, hasPassed })
  return hasPassed
}

/** Counts one more failure if the program fails although all its tests passed, or if it writes no report. */
async function suite(
  name: string,
  read: () => TestResult[],
  command: Command,
  options?: Options,
): Promise<void> {
  const hasSucceeded = await run(name, command, options)
  let own: TestResult[] = []
  try {
    own = read()
  } catch (error) {
    console.error(error)
  }
  results.push(...own)
  if (own.length === 0 || (!hasSucceeded && own.every(({ hasPassed }) => hasPassed)))
    results.push({ name: `${name}: ended with an error`, hasPassed: false })
}

function vitest(project: string, more: readonly string[] = [], options?: Options): Promise<void> {
  const report = `${folder}/${project}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return suite(
    `${project} tests`,
    () => readVitestResults(report),
    ['vitest', 'run', '--project', project, ...reporters, ...more],
    options,
  )
}

function playwright(project: string): Promise<void> {
  const report = `${folder}/${project}-browser.json`
  const executable = provideChromium()
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...(executable ? { CHROMIUM: executable } : {}) }
  return suite(
    `${project} browser tests`,
    () => readPlaywrightResults(report),
    ['playwright', 'test', '-c', 'tests/playwright.config.ts', `--project=${project}`],
    { env },
  )
}

async function runAll(): Promise<void> {
  // The store tests mostly wait for disks, mail and databases, so other checks run beside them. Those use one thread each, because
  // every worker imports all modules.
  const stores = vitest('stores', ['--maxWorkers=2'], { isQuiet: true })
  await check('types', ['tsc', '--singleThreaded'])
  await check('lint and format', ['biome', 'check', '.'])
  await check('dead code', ['knip'])
  await vitest('unit', ['--maxWorkers=1'])
  const isBuilt = await check('build', ['node', 'renderer/build/build.ts'])
  await stores
  if (!isBuilt) return
  // The browser tests leave the processor idle at times, so the build tests run beside them.
  const builtSite = vitest('build', ['--maxWorkers=1'], { isQuiet: true })
  await playwright('e2e')
  await builtSite
}

async function runLong(): Promise<void> {
  if (!(await check('build', ['node', 'renderer/build/build.ts', '--if-changed']))) return
  // These tests mostly wait for servers to start, so five files run in parallel.
  await vitest('long', ['--maxWorkers=5'])
  await playwright('long')
}

// Node then compiles each program once, although tests start it many times.
process.env.NODE_COMPILE_CACHE ??= resolve('.cache/node')

const isLong = process.argv.includes('--long')
if (!isLong) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
await (isLong ? runLong() : runAll())

const failures = results.filter(({ hasPassed }) => !hasPassed).map(({ name }) => name)
if (failures.length > 0) console.log(`\n— what failed; the reasons stand above\n\n${failures.join('\n')}`)
if (freezing.name !== 'immutable')
  console.log('\nNo file could be made immutable here: an unwritable quote store was not tested.')
console.log(`\n${results.filter(({ hasPassed }) => hasPassed).length} passed, ${failures.length} failed`)
process.exitCode = failures.length > 0 ? 1 : 0

/** From the file of Vitest's reporter `json`. A file that fails before its tests begin counts as one test. */
function readVitestResults(file: string): TestResult[] {
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
function readPlaywrightResults(file: string): TestResult[] {
  const { suites, errors }: JSONReport = JSON.parse(readFileSync(file, 'utf8'))
  const read = ({ specs, suites = [] }: JSONReportSuite): TestResult[] => [
    ...specs.map(({ file, title, tests }) => ({
      name: `tests/${file}: ${title}`,
      hasPassed: tests.every(({ status }) => status === 'expected' || status === 'flaky'),
    })),
    ...suites.flatMap(read),
  ]
  return [
    ...suites.flatMap(read),
    ...errors.map(({ message }) => ({ name: `Playwright: ${message}`, hasPassed: false })),
  ]
}
