import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { pageKinds } from '#tests/support/page/pageKinds.ts'
import { measureScript, scriptBudget } from '#tests/support/page/scriptBytes.ts'
import type { Figure } from './figure.ts'

const site = join(process.cwd(), 'dist/client')

/** Kilobytes, compressed: of HTML, and of script before the first intent, once hydrated, and read to the end. */
export async function measureBytes(browser: Browser, url: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { kind, path } of pageKinds) {
    const budget = scriptBudget(path)
    const context = await browser.newContext({ baseURL: url })
    const { before, hydrated, end } = await measureScript(await context.newPage(), path)
    figures.push(
      ...htmlOf(kind, path),
      { name: `script of ${kind}, before`, value: before, unit: 'kB', atMost: budget.before },
      { name: `script of ${kind}, hydrated`, value: hydrated, unit: 'kB', atMost: budget.hydrated },
      { name: `script of ${kind}, at the end`, value: end, unit: 'kB', atMost: budget.end },
    )
    await context.close()
  }
  return figures
}

function htmlOf(kind: string, path: string): Figure[] {
  if (path === '/no-such-page') return []
  const file = join(site, path, 'index.html.br')
  const atMost = path === '/' ? 22 : 18
  return [{ name: `HTML of ${kind}`, value: readFileSync(file).length / 1000, unit: 'kB', atMost }]
}
