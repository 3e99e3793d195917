import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** Flags for a container, and against background requests. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Fractional glyph widths as on a phone or a Mac; Linux rounds them to whole pixels.
  '--font-render-hinting=none',
]

/** The headless shell first: it takes two thirds of a whole browser's time. */
const headlessShell = 'chromium-headless-shell'
const systemNames = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * Finds a Chromium for the browser tests: the one in CHROMIUM, otherwise an installed one. If there is none, fetches Playwright's
 * own, or else Debian's.
 *
 * @returns the executable to start, or undefined for Playwright's own
 * @throws when none is installed and none can be fetched
 */
export function provideChromium(): string | undefined {
  if (process.env.CHROMIUM) return process.env.CHROMIUM
  const found = findChromium()
  if (found?.executable && !found.executable.endsWith(headlessShell) && isThrownAway()) {
    install(headlessShell)
    return findChromium()?.executable
  }
  if (found) return found.executable

  console.log('There is no Chromium here; fetching Playwright’s.')
  const fetched =
    spawnSync('playwright', ['install', '--with-deps', 'chromium'], { stdio: 'inherit' }).status === 0
  if (fetched && existsSync(chromium.executablePath())) return undefined

  console.log('That failed; installing the system’s package.')
  if (!install(headlessShell)) install('chromium')
  const installed = findChromium()
  if (!installed)
    throw new Error('No Chromium: install one (on Debian "apt-get install chromium") and try again.')
  return installed.executable
}

/** Root, as in a disposable container. Nothing is installed on a person's machine. */
const isThrownAway = () => process.getuid?.() === 0

const install = (name: string): boolean =>
  spawnSync('sh', ['-c', `apt-get update -qq && apt-get install -y -qq ${name}`], { stdio: 'inherit' })
    .status === 0

function findChromium(): { executable: string | undefined } | undefined {
  if (existsSync(chromium.executablePath())) return { executable: undefined }
  const folders = (process.env.PATH ?? '').split(delimiter)
  const executable = systemNames
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find(existsSync)
  return executable ? { executable } : undefined
}
