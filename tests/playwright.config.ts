import { defineConfig } from '@playwright/test'
import { chromiumFlags } from './support/chromium.ts'
import { freePort } from './support/freePort.ts'

/** Set by tests/run.ts; alone, a Chromium on the PATH or Playwright's own is used. */
const executablePath = process.env.CHROMIUM

// Two runs beside each other need a port each. Every worker reads this file again, and has the environment of the first reader.
process.env.E2E_PORT ??= String(await freePort())
const address = `http://127.0.0.1:${process.env.E2E_PORT}`

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  workers: 3,
  // For a browser that has stopped drawing alone: whatever else passes at a second try fails (support/secondTries.ts).
  retries: 1,
  forbidOnly: true,
  // What does not come does not come: a machine that others keep busy is given the time.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['./support/secondTries.ts']],
  // The one that looks at every page goes through them by one worker on purpose.
  reportSlowTests: null,
  webServer: {
    command: 'node tests/support/serveBuild.ts',
    cwd: '..',
    url: `${address}/healthz`,
    reuseExistingServer: false,
  },
  use: {
    baseURL: address,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: chromiumFlags,
    },
  },
})
