import { defineConfig, mergeConfig } from 'vitest/config'
import project from '../../vite.config.ts'

const { test: _, ...config } = project

/** The tests of the server's and the data's own code, on both stores; not those that start programs, which know no mutants. */
export default mergeConfig(
  config,
  defineConfig({
    test: {
      include: [
        'tests/{data,server}/**/*.test.ts',
        'tests/stores/{quoteContract,outboxContract,photoContract,deskPlans,hits,migrations,postgresPool}.test.ts',
      ],
      exclude: ['tests/server/{start,regularExpressions}.test.ts', 'tests/server/cli/quotes.test.ts'],
      globalSetup: ['tests/support/database/providePostgres.ts'],
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  }),
)
