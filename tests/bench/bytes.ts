import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { comeAlive, neverIdle } from '#tests/support/comeAlive.ts'
import { tellLine } from '#tests/support/line.ts'
import { pageKinds } from '#tests/support/pageKinds.ts'
import { countScript, readToTheEnd, scriptBudget } from '#tests/support/scriptBytes.ts'
import type { Figure } from './figure.ts'

const site = join(process.cwd(), 'dist/client')

/** Kilobytes, compressed: of HTML, and of script before the visitor does anything, once alive and read to the end. */
export async function measureBytes(browser: Browser, url: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { kind, address } of pageKinds) {
    const budget = scriptBudget(address)
    const context = await browser.newContext({ baseURL: url })
    const page = await context.newPage()
    await neverIdle(page)
    // What is fetched ahead for links in view is counted elsewhere.
    await tellLine(page, { effectiveType: '3g' })
    const script = countScript(page)
    await page.goto(address, { waitUntil: 'load' })
    const before = script.kilobytes()
    await comeAlive(page)
    await page.waitForLoadState('networkidle')
    const alive = script.kilobytes()
    await readToTheEnd(page)
    await page.waitForLoadState('networkidle')
    figures.push(
      ...htmlOf(kind, address),
      { name: `script of ${kind}, before`, value: before, unit: 'kB', atMost: budget.before },
      { name: `script of ${kind}, alive`, value: alive, unit: 'kB', atMost: budget.alive },
      { name: `script of ${kind}, at the end`, value: script.kilobytes(), unit: 'kB', atMost: budget.end },
    )
    await context.close()
  }
  return figures
}

function htmlOf(kind: string, address: string): Figure[] {
  if (address === '/no-such-page') return []
  const file = join(site, address, 'index.html.br')
  const atMost = address === '/' ? 22 : 18
  return [{ name: `HTML of ${kind}`, value: readFileSync(file).length / 1000, unit: 'kB', atMost }]
}
