/** `npm run test:browsers`: stories of e2e/long/visitorStory.spec.ts in Firefox and WebKitGTK. Fails if a browser is missing. */
import assert from 'node:assert/strict'
import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { tellStory } from '#tests/support/stories.ts'
import { startFirefox } from './firefox.ts'
import { startWebKit } from './webKit.ts'

const folders = (process.env.PATH ?? '').split(delimiter)
const findProgram = (...names: string[]) =>
  names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync)

const firefoxPath = findProgram('firefox-esr', 'firefox')
const [miniBrowser] = globSync('/usr/lib{,/*,exec}/webkit2gtk-4.*/MiniBrowser')
const hasDriver = findProgram('WebKitWebDriver') && findProgram('xvfb-run')

/** Each browser with Debian's packages, and how it starts: undefined if a program is missing. */
const browsers = [
  { name: 'Firefox', packages: 'firefox-esr', start: firefoxPath && (() => startFirefox(firefoxPath)) },
  {
    name: 'WebKitGTK',
    packages: 'webkit2gtk-driver xvfb',
    start: hasDriver && miniBrowser && (() => startWebKit(miniBrowser)),
  },
]

async function tellStoryIn(start: () => ReturnType<typeof startFirefox>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'photos-'))
  const { browser, end } = await start()
  try {
    const { sheet } = await tellStory(browser, folder)
    if (sheet) assert.equal(sheet.toString('latin1', 0, 5), '%PDF-')
  } finally {
    await end()
    rmSync(folder, { recursive: true })
  }
}

for (const { name, packages, start } of browsers) {
  if (!start) {
    console.error(`${name}: not installed. On Debian: apt-get install ${packages}`)
    process.exitCode = 1
    continue
  }
  const began = Date.now()
  try {
    await tellStoryIn(start)
    const seconds = ((Date.now() - began) / 1000).toFixed(1)
    console.log(`${name}: the stories of the visitor and the owner end well, after ${seconds} s`)
  } catch (error) {
    console.error(`${name}:`, error)
    process.exitCode = 1
  }
}
