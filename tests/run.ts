/** `npm test`: every check and suite, then one line that adds them up. */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { provideChromium } from './support/chromium.ts'

type Count = { passed: number; failed: number }
type Options = { env?: Record<string, string>; isShown?: boolean }

const results = 'test-results'
const total: Count = { passed: 0, failed: 0 }

/** Says what it says while it runs, or all of it at its end: beside another one it would be a muddle. */
async function run(
  name: string,
  command: string,
  args: string[],
  { env, isShown = true }: Options = {},
): Promise<boolean> {
  if (isShown) console.log(`\n— ${name}`)
  const child = spawn(command, args, {
    stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece: Buffer) => said.push(piece))
  const passed = await new Promise<boolean>((resolve) => {
    child.once('error', (error) => {
      console.error(error)
      resolve(false)
    })
    child.once('close', (code) => resolve(code === 0))
  })
  if (!isShown) console.log(`\n— ${name}\n${Buffer.concat(said)}`)
  return passed
}

/** A check that passes or fails as a whole, and counts as one. */
async function check(name: string, command: string, args: string[]): Promise<boolean> {
  const passed = await run(name, command, args)
  add({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 })
  return passed
}

/** A suite of tests; one that dies before it can count counts as a failure. */
async function suite(
  name: string,
  counts: () => Count,
  command: string,
  args: string[],
  options?: Options,
): Promise<void> {
  const passed = await run(name, command, args, options)
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

function vitest(project: string, more: string[] = [], options?: Options): Promise<void> {
  const report = `${results}/${project}.json`
  const counts = () => {
    const { numTotalTests, numPassedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'))
    // One that was not run has not passed.
    const failed = numTotalTests - numPassedTests
    return { passed: numPassedTests, failed: Math.max(failed, Math.min(numFailedTestSuites, 1)) }
  }
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return suite(
    `${project} tests`,
    counts,
    'vitest',
    ['run', '--project', project, ...reporters, ...more],
    options,
  )
}

function playwright(executable: string | undefined): Promise<void> {
  const report = `${results}/e2e.json`
  const counts = () => {
    const { expected, ...others } = JSON.parse(readFileSync(report, 'utf8')).stats
    return { passed: expected, failed: others.unexpected + others.flaky + others.skipped }
  }
  const env = {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    ...(executable ? { CHROMIUM: executable } : {}),
  }
  const args = ['test', '-c', 'tests/playwright.config.ts', '--reporter=line,json']
  return suite('browser tests', counts, 'playwright', args, { env })
}

rmSync(results, { recursive: true, force: true })
mkdirSync(results)

// They wait for disks, mail and databases more than they compute: the other checks go on beside them.
const stores = vitest('stores', ['--maxWorkers=4'], { isShown: false })
await check('types', 'tsc', [])
await check('lint and format', 'biome', ['check', '.'])
await check('dead code', 'knip', [])
await vitest('unit')
const isBuilt = await check('build', 'node', ['server/build/build.ts'])
await stores
if (isBuilt) {
  await vitest('build')
  await playwright(provideChromium())
}

console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed ? 1 : 0
