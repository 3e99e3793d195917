import { defineConfig } from '@playwright/test'
import { chromiumFlags } from './support/chromium.ts'

/** Set by tests/run.ts; alone, a Chromium on the PATH or Playwright's own is used. */
const executablePath = process.env.CHROMIUM

/** Two runs beside each other need a port each. */
const port = process.env.E2E_PORT ?? '4173'
const address = `http://127.0.0.1:${port}`

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  reporter: 'line',
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
