import { defineConfig } from '@playwright/test'
import { freePort } from '#tests/support/processes.ts'
import { chromiumFlags } from './support/browser/chromium.ts'

/** Set by tests/run.ts. Without it Playwright starts its own browser. */
const executablePath = process.env.CHROMIUM

// Parallel runs need different ports. Every worker evaluates this file again and inherits the port from the first process.
process.env.E2E_PORT ??= String(await freePort())
const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`

export default defineConfig({
  outputDir: '../test-results/e2e',
  projects: [
    {
      name: 'e2e',
      testMatch: '{e2e,specification}/**/*.spec.ts',
      testIgnore: 'e2e/long/**',
      // Nobody waits for a smooth scroll, and colours are whole at once. Tests of motion emulate the other.
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
    // `npm run test:long`
    { name: 'long', testMatch: 'e2e/long/**/*.spec.ts', timeout: 180_000 },
  ],
  fullyParallel: true,
  workers: 2,
  // Only for a browser that has stopped drawing: any other flaky test fails the run (flakyTests.ts).
  retries: 1,
  forbidOnly: true,
  // Generous: other programs may keep the machine busy.
  timeout: 120_000,
  expect: { timeout: 20_000, toPass: { intervals: [20, 50, 100, 250] } },
  reporter: [
    ['line'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../test-results/e2e.json' }],
    ['./flakyTests.ts'],
  ],
  // Some tests are slow on purpose.
  reportSlowTests: null,
  webServer: {
    command: 'node tests/serveBuild.ts',
    cwd: '..',
    url: `${baseURL}/healthz`,
    reuseExistingServer: false,
  },
  use: {
    baseURL,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // These save work for each page: no new renderer process, no GPU process, and no optimizing compiler, which does not pay off
      // in two seconds.
      args: [
        ...chromiumFlags,
        '--renderer-process-limit=1',
        '--in-process-gpu',
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
})
