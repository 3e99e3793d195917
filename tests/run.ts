/**
 * `npm test`: runs every check and suite, then lists the failures and the totals. `npm run test:long` (--long): runs the slow
 * suites, after a build if the sources have changed.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import type { JSONReport } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'
import { provideChromium } from './support/browser/chromium.ts'
import { freezing } from './support/database/freezeFiles.ts'

type Command = readonly [string, ...string[]]
type Options = { env?: Record<string, string>; isQuiet?: boolean }
/** A test that was skipped has failed. */
type Counts = { passed: number; failed: number }

const folder = 'test-results'
const results: (Counts & { name: string })[] = []

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
  results.push({ name, passed: Number(hasPassed), failed: Number(!hasPassed) })
  return hasPassed
}

/** Counts one more failure if the program fails although all its tests passed, or if it writes no report. */
async function suite(name: string, read: () => Counts, command: Command, options?: Options): Promise<void> {
  const hasSucceeded = await run(name, command, options)
  let counts: Counts = { passed: 0, failed: 0 }
  try {
    counts = read()
  } catch (error) {
    console.error(error)
  }
  const isBroken = counts.failed === 0 && (!hasSucceeded || counts.passed === 0)
  results.push({ name, ...counts, failed: counts.failed + Number(isBroken) })
}

function vitest(project: string, more: readonly string[] = [], options?: Options): Promise<void> {
  const report = `${folder}/${project}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const read = () => {
    const { numPassedTests: passed, numTotalTests }: JsonTestResults = JSON.parse(
      readFileSync(report, 'utf8'),
    )
    return { passed, failed: numTotalTests - passed }
  }
  return suite(
    `${project} tests`,
    read,
    ['vitest', 'run', '--project', project, ...reporters, ...more],
    options,
  )
}

function playwright(project: string): Promise<void> {
  const report = `${folder}/${project}-browser.json`
  const executable = provideChromium()
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...(executable ? { CHROMIUM: executable } : {}) }
  const read = () => {
    const { stats, errors }: JSONReport = JSON.parse(readFileSync(report, 'utf8'))
    // flakyTests.ts decides whether a flaky test fails the run.
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + stats.skipped + errors.length,
    }
  }
  return suite(
    `${project} browser tests`,
    read,
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

const failures = results.filter(({ failed }) => failed > 0).map(({ name, failed }) => `${name}: ${failed}`)
if (failures.length > 0) console.log(`\n— what failed; the reasons stand above\n\n${failures.join('\n')}`)
if (freezing.name !== 'immutable')
  console.log('\nNo file could be made immutable here: an unwritable quote store was not tested.')
const total = (of: keyof Counts) => results.reduce((sum, counts) => sum + counts[of], 0)
console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
process.exitCode = failures.length > 0 ? 1 : 0
