import { globSync, readFileSync } from 'node:fs'

/** MUTATION_SHARE=9 mutates a random ninth of the code, which takes minutes and not hours. */
const share = Number(process.env.MUTATION_SHARE ?? 1)
/** Lines of a block that is in the sample or not. */
const blockSize = 20

const code = [
  'server/**/*.ts',
  'data/**/*.ts',
  '!**/*.d.ts',
  // Content: tests compare the pages with the specification, not with the records.
  '!data/**/records/**',
  '!data/company/{logo,navigation}.ts',
  '!data/pages/{home,notFound}.ts',
  '!data/quote/contact.ts',
  // Programs: tests start them in processes of their own, which the mutants do not reach.
  '!server/{index,dev,spawnBuild}.ts',
  '!server/cli/{desk,quotes,runCommandLine}.ts',
  '!server/quotes/photos/decoderProcess.ts',
]

/** A random share of the blocks of all files. */
function sample(patterns) {
  const isExclusion = (pattern) => pattern.startsWith('!')
  const exclude = patterns.filter(isExclusion).map((pattern) => pattern.slice(1))
  const files = globSync(
    patterns.filter((pattern) => !isExclusion(pattern)),
    { exclude },
  )
  return files.flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n').length
    const blocks = Array.from({ length: Math.ceil(lines / blockSize) }, (_, index) => index * blockSize + 1)
    return blocks
      .filter(() => Math.random() < 1 / share)
      .map((first) => `${file}:${first}-${Math.min(first + blockSize - 1, lines)}`)
  })
}

/** `npm run test:mutation`: changes the code in thousands of places, one at a time, and counts the changes that a test detects. */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner', './tests/mutation/ignoreGlobs.js'],
  ignorers: ['globs'],
  mutate: share > 1 ? sample(code) : code,
  mutator: { excludedMutations: ['StringLiteral'] },
  coverageAnalysis: 'perTest',
  // A mutant in code that runs when a module is loaded would need a run of all tests.
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 10_000,
  // All tests at once, before the first mutant: more than the usual five minutes on a busy machine.
  dryRunTimeoutMinutes: 20,
  thresholds: { high: 95, low: 85, break: 90 },
  reporters: ['clear-text', 'progress-append-only', 'json'],
  clearTextReporter: { logTests: false },
  jsonReporter: { fileName: '.cache/mutation.json' },
  incremental: true,
  incrementalFile: '.cache/mutationTested.json',
  tempDirName: '.cache/mutation',
  ignorePatterns: ['dist', 'test-results', '.cache'],
  // Stryker parses tsconfig.json with an API that TypeScript 7 lacks. The file needs none of Stryker's changes.
  tsconfigFile: 'none',
}
