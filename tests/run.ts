/** `npm test`: every check and suite, then what failed, and one line that adds them up. */
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { provideChromium } from './support/chromium.ts'
import { freezing } from './support/freezeFiles.ts'
import { type Result, readPlaywrightReport, readVitestReport } from './support/readReports.ts'
import { neverPassed, readSpecificationTable } from './support/specificationTable.ts'

type Options = { env?: Record<string, string>; isShown?: boolean }

const results = 'test-results'
const failures: string[] = []
/** Of the tests that passed. */
const titles: string[] = []
let passed = 0

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
  const isRight = await new Promise<boolean>((resolve) => {
    child.once('error', (error) => {
      console.error(error)
      resolve(false)
    })
    child.once('close', (code) => resolve(code === 0))
  })
  if (!isShown) console.log(`\n— ${name}\n${Buffer.concat(said)}`)
  return isRight
}

/** A check that passes or fails as a whole, and counts as one. */
async function check(name: string, command: string, args: string[]): Promise<boolean> {
  const isRight = await run(name, command, args)
  add(
    name,
    isRight
      ? { passed: 1, failures: [], titles: [] }
      : { passed: 0, failures: [[command, ...args].join(' ')], titles: [] },
  )
  return isRight
}

/** A suite of tests; one that dies before it can report counts as a failure. */
async function suite(
  name: string,
  report: () => Result,
  command: string,
  args: string[],
  options?: Options,
): Promise<void> {
  const isRight = await run(name, command, args, options)
  const result = read(report)
  const isSilent = !isRight && result.failures.length === 0
  add(name, isSilent ? { ...result, failures: ['ended with an error, after its tests or before'] } : result)
}

function read(report: () => Result): Result {
  try {
    return report()
  } catch (error) {
    return { passed: 0, failures: [`left no report: ${error}`], titles: [] }
  }
}

function add(name: string, result: Result) {
  passed += result.passed
  failures.push(...result.failures.map((failure) => `${name}: ${failure}`))
  titles.push(...result.titles)
}

function vitest(project: string, more: string[] = [], options?: Options): Promise<void> {
  const report = `${results}/${project}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return suite(
    `${project} tests`,
    () => readVitestReport(report),
    'vitest',
    ['run', '--project', project, ...reporters, ...more],
    options,
  )
}

function playwright(executable: string | undefined): Promise<void> {
  const report = `${results}/e2e.json`
  const env = {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    ...(executable ? { CHROMIUM: executable } : {}),
  }
  const args = ['test', '-c', 'tests/playwright.config.ts', '--reporter=line,json']
  const read = () => {
    const { secondTries, ...result } = readPlaywrightReport(report)
    if (secondTries > 0)
      console.log(`${secondTries} passed at a second try: the browser had stopped drawing.`)
    return result
  }
  return suite('browser tests', read, 'playwright', args, { env })
}

rmSync(results, { recursive: true, force: true })
mkdirSync(results)

// They wait for disks, mail and databases more than they compute: the other checks go on beside them.
const stores = vitest('stores', ['--maxWorkers=4'], { isShown: false })
await check('types', 'tsc', [])
await check('lint and format', 'biome', ['check', '.'])
await check('dead code', 'knip', [])
await vitest('unit')
const isBuilt = await check('build', 'node', ['renderer/build/build.ts'])
await stores
if (isBuilt) {
  await vitest('build')
  await playwright(provideChromium())
}

// Of those that failed or could not be run the reason stands above.
if (failures.length === 0)
  for (const test of neverPassed(readSpecificationTable(), titles))
    failures.push(`The table of the specification names a test that was not run: ${test}`)

if (failures.length > 0) console.log(`\n— what failed\n\n${failures.join('\n\n')}`)
if (freezing.name !== 'immutable')
  console.log(
    '\nNo file could be made immutable here: what happens when the quotes’ cannot be written was not tested.',
  )
console.log(`\n${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length > 0 ? 1 : 0
