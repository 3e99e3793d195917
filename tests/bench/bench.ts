/** npm run bench [part …]: measures speed and size on this machine, beside the values they are compared with. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { chromiumFlags, provideChromium } from '#tests/support/browser/chromium.ts'
import { copyProject } from '#tests/support/build/projectCopy.ts'
import { deploySite } from '#tests/support/site/deploySite.ts'
import { type Figure, figure, passes, printTable } from './figure.ts'
import { measureInteractions } from './interactions.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureNavigations } from './navigation.ts'
import { measureQuotes } from './quotes.ts'

/** In running order, one after the other. */
const parts: Readonly<Record<string, () => Promise<Figure[]>>> = {
  quotes: measureQuotes,
  navigation: () => onSite(measureNavigations),
  interactions: () => onSite(measureInteractions),
  lighthouse: () => onSite((_browser, url) => measureLighthouse(url, chromiumPath())),
  build: measureBuild,
}

const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. The parts are ${Object.keys(parts).join(', ')}.`)
  process.exit(2)
}

if (spawnSync(process.execPath, ['renderer/build/build.ts'], { stdio: 'inherit' }).status !== 0)
  process.exit(1)

const measured: Record<string, Figure[]> = {}
for (const [name, measure] of Object.entries(parts)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  console.log(`\n— ${name}`)
  measured[name] = await measure()
  printTable(measured[name])
}

const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`
mkdirSync('test-results', { recursive: true })
const result = { date: new Date().toISOString().slice(0, 10), machine, figures: measured }
writeFileSync('test-results/bench.json', `${JSON.stringify(result, undefined, 2)}\n`)
console.log(`\n${machine}; test-results/bench.json has the figures.`)
process.exitCode = Object.values(measured).flat().every(passes) ? 0 : 1

/** Runs a part with a browser and the real server on the built site. */
async function onSite(measure: (browser: Browser, url: string) => Promise<Figure[]>): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
  const site = await deploySite()
  try {
    return await measure(browser, site.url)
  } finally {
    await browser.close()
    await site.stop()
  }
}

function chromiumPath(): string {
  return process.env.CHROMIUM ?? provideChromium() ?? chromium.executablePath()
}

/** Build time of the real site, from scratch and without changes. */
async function measureBuild(): Promise<Figure[]> {
  const copy = copyProject()
  try {
    // Removes the links to the encoded pictures, so that the first build encodes all of them.
    rmSync(join(copy.folder, '.cache'), { recursive: true, force: true })
    const everything = timeBuild(copy.folder)
    const nothing = timeBuild(copy.folder)
    return [
      figure('build with every picture to encode', everything, 's', { atMost: 90 }),
      figure('build with none', nothing, 's', { atMost: 6 }),
    ]
  } finally {
    copy.remove()
  }
}

function timeBuild(folder: string): number {
  const began = performance.now()
  const { status, stderr } = spawnSync(process.execPath, [join(folder, 'renderer/build/build.ts')], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  if (status !== 0) throw new Error(stderr)
  return (performance.now() - began) / 1000
}
