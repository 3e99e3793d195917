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
        'tests/stores/{contract,hits,inTransaction,mailContract,postgresStore}.test.ts',
      ],
      exclude: ['tests/server/{cli,launch,start,regularExpressions}.test.ts'],
      globalSetup: ['tests/support/server/providePostgres.ts'],
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  }),
)
