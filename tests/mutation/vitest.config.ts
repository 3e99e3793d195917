import { defineConfig, mergeConfig } from 'vitest/config'
import project from '../../vite.config.ts'

const { test: _, ...config } = project

/** Runs the tests of server and data on both stores. Leaves out tests without mutants: started programs and the regex proofs. */
export default mergeConfig(
  config,
  defineConfig({
    test: {
      include: [
        'tests/{data,server}/**/*.test.ts',
        'tests/stores/{quoteContract,outboxContract,photoContract,receiptContract,migrations,postgresPool}.test.ts',
      ],
      exclude: ['tests/server/{start,regularExpressions}.test.ts', 'tests/server/cli/quotes.test.ts'],
      setupFiles: ['tests/support/undoFakes.ts'],
      globalSetup: ['tests/support/database/providePostgres.ts'],
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  }),
)
