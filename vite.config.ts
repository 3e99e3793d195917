import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vitest/config'
import { loadEnvironment } from './data/company/settings.ts'
import { fontSubsets } from './renderer/build/fontSubsets.ts'
import { photos } from './renderer/build/photos.ts'
import { records } from './renderer/build/records.ts'
import { builtInConstants, libraryAliases } from './renderer/build/viteSettings.ts'

const environment = loadEnvironment(import.meta.dirname)

// Tests of single modules do not need Vike, which analyses the whole site.
const testing = environment.VITEST !== undefined

declare module 'vite' {
  interface UserConfig {
    /** Vike's own setting, which it does not declare. */
    vitePluginServerEntry?: { disableAutoImport: boolean }
  }
}

/** Tests that start programs or take many seconds: part of `npm test`, and not of `npm run check`. */
const slowTests = [
  'tests/server/{start,regularExpressions}.test.ts',
  'tests/server/cli/quotes.test.ts',
  'tests/server/photos/*.test.ts',
  'tests/server/store/backup.test.ts',
]

/** Tests of the API that also run on PostgreSQL, because tests/stores does not cover their queries. */
const storeTests = [
  'tests/server/api/desk/!(origins).test.ts',
  'tests/server/api/{alerts,alertSubscriptions,naughtyStrings,quoteForm,quotes,webhook}.test.ts',
]

export default defineConfig({
  publicDir: false,
  plugins: [
    records(),
    photos({ projectFolder: import.meta.dirname }),
    fontSubsets({ projectFolder: import.meta.dirname }),
    react(),
    testing ? undefined : vike(),
  ],
  resolve: { alias: libraryAliases(import.meta.dirname) },
  define: builtInConstants(environment),
  // Otherwise Vike writes the path of the last bundle into node_modules, where builds of several working copies overwrite it.
  vitePluginServerEntry: { disableAutoImport: true },
  build: {
    // Pictures and fonts stay files: inlined, they would be repeated in every page.
    assetsInlineLimit: 0,
    // The syntax of current browsers. Older browsers show the pages and post the form without script.
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      // Safari does not repeat a failed preload: the chunk itself is fetched by import() alone.
      resolveDependencies: (file, dependencies) => dependencies.filter((dependency) => dependency !== file),
    },
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // A group also includes the imports of its modules, unless an import belongs to a group of higher priority.
              groups: [
                { name: 'stub', test: /\/renderer\/\+client\.ts$|vite\/preload-helper/, priority: 3 },
                {
                  name: 'react',
                  test: /\/node_modules\/(react|react-dom|scheduler)\/|\/renderer\/evaluateReact\.ts$/,
                  priority: 2,
                },
                { name: 'main', test: /\/renderer\/main\.tsx$/, priority: 1 },
                // What most kinds of pages share, in one file.
                { name: 'shared', minShareCount: 4, priority: 0 },
              ],
            },
          },
        },
      },
    },
  },
  test: {
    // The test files of a worker share modules: importing them again for each file takes a third of the time.
    isolate: false,
    // By default Vitest leaves one core unused.
    maxWorkers: '100%',
    // Some tests start programs and whole builds, while other tests keep the machine busy.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000, interval: 10 } },
    setupFiles: ['tests/support/undoFakes.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/*.test.ts', 'tests/{data,components,renderer,server}/**/*.test.{ts,tsx}'],
          exclude: slowTests,
        },
      },
      {
        extends: true,
        // These tests start servers: PostgreSQL, SMTP, and this project's server in a process that can be killed.
        test: {
          name: 'stores',
          include: ['tests/stores/**/*.test.ts', ...storeTests, ...slowTests],
          globalSetup: ['tests/support/database/providePostgres.ts'],
        },
      },
      {
        extends: true,
        // The built pages are parsed once for all files of a worker.
        test: { name: 'build', include: ['tests/{build,specification}/**/*.test.ts'] },
      },
      {
        extends: true,
        // `npm run test:long`
        test: {
          name: 'long',
          include: ['tests/long/**/*.test.ts'],
          // On a slow machine the build of three times as many cities takes minutes beside the other tests.
          testTimeout: 600_000,
          globalSetup: ['tests/support/database/providePostgres.ts'],
        },
      },
    ],
  },
})
