import { defineConfig, mergeConfig } from 'vitest/config'
import project from '../../vite.config.ts'

const { test: _, ...config } = project

/** The tests of server and data, on both stores. Not those that start programs, which contain no mutants. */
export default mergeConfig(
  config,
  defineConfig({
    test: {
      include: [
        'tests/{data,server}/**/*.test.ts',
        'tests/stores/{quoteContract,outboxContract,photoContract,deskPlans,hits,migrations,postgresPool}.test.ts',
      ],
      exclude: ['tests/server/{start,regularExpressions}.test.ts', 'tests/server/cli/quotes.test.ts'],
      setupFiles: ['tests/support/undoFakes.ts'],
      globalSetup: ['tests/support/database/providePostgres.ts'],
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  }),
)
