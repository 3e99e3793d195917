import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vitest/config'
import { loadEnvironment } from './data/settings/loadEnvironment.ts'
import { builtInConstants } from './renderer/build/plugins/builtInConstants.ts'
import { chunkName, chunks, type ModuleGraph } from './renderer/build/plugins/chunkName.ts'
import { photos } from './renderer/build/plugins/photos.ts'
import { records } from './renderer/build/plugins/records.ts'
import { reactRouterAlias } from './renderer/build/reactRouterAlias.ts'

const environment = loadEnvironment(import.meta.dirname)

// Vike plans whole builds; tests of single modules need no plan.
const testing = environment.VITEST !== undefined

declare module 'vite' {
  interface UserConfig {
    /** Vike's own setting, which it does not declare. */
    vitePluginServerEntry?: { disableAutoImport: boolean }
  }
}

/** Tests that start programs or take many seconds: part of `npm test`, and not of `npm run check`. */
const slowTests = [
  'tests/server/start.test.ts',
  'tests/server/cli/quotes.test.ts',
  'tests/server/photos/photoDecoder.test.ts',
]

/** Tests of the API that run on PostgreSQL as well: what they store has no test in tests/stores. */
const storeTests = [
  'tests/server/api/desk/!(origins).test.ts',
  'tests/server/api/{alerts,alertSubscriptions,naughtyStrings,quotes,repeatedForms,webhook}.test.ts',
]

export default defineConfig({
  publicDir: false,
  plugins: [records(), photos({ projectFolder: import.meta.dirname }), react(), testing ? undefined : vike()],
  resolve: { alias: [reactRouterAlias(import.meta.dirname)] },
  define: builtInConstants(environment),
  // Vike would note the last bundle in node_modules, where builds of several copies of the project overwrite each other's.
  vitePluginServerEntry: { disableAutoImport: true },
  build: {
    // Every picture and font is a file of its own: inlined, it would stand in every page.
    assetsInlineLimit: 0,
    // What current browsers read as it is; older ones read the pages and post the form without script.
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // A group takes what its modules import, too, unless it is another one's.
              groups: chunks.map((name, index) => ({
                name: (id: string, graph: ModuleGraph) => (chunkName(id, graph) === name ? name : null),
                priority: chunks.length - index,
              })),
            },
          },
        },
      },
    },
  },
  test: {
    // Files of a worker share its modules: to import them anew for each takes a third of the time.
    isolate: false,
    // By itself Vitest leaves a core to an editor that nobody has open.
    maxWorkers: '100%',
    // Some start programs and whole builds, and others may keep the machine busy.
    testTimeout: 180_000,
    hookTimeout: 180_000,
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
        // Start servers of their own: PostgreSQL, SMTP, and ours to be killed.
        test: {
          name: 'stores',
          include: ['tests/stores/**/*.test.ts', ...storeTests, ...slowTests],
          globalSetup: ['tests/support/database/providePostgres.ts'],
        },
      },
      {
        extends: true,
        // The built pages are parsed once for all files of a worker.
        test: { name: 'build', include: ['tests/build/**/*.test.ts'] },
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
