import { expect, type Page, test } from '@playwright/test'
import { comeAlive, neverIdle } from '#tests/support/comeAlive.ts'
import { tellLine } from '#tests/support/line.ts'
import { pageKinds } from '#tests/support/pageKinds.ts'
import { quoteForm } from '#tests/support/quoteForm.ts'

/** Kilobytes of script, compressed: before the visitor does anything, once the page is alive, and read to the end. */
type Budget = { before: number; alive: number; end: number }

const home: Budget = { before: 2, alive: 115, end: 130 }
const other: Budget = { before: 2, alive: 110, end: 120 }

for (const { kind, address } of pageKinds) {
  const budget = address === '/' ? home : other

  test(`the script of ${kind} stays within its bytes`, async ({ page }) => {
    await neverIdle(page)
    // What is fetched ahead for links in view has bytes of its own (prefetch.spec.ts).
    await tellLine(page, { effectiveType: '3g' })
    const script = countScript(page)
    await page.goto(address, { waitUntil: 'load' })
    const before = script.kilobytes()

    await comeAlive(page)
    await page.waitForLoadState('networkidle')
    const alive = script.kilobytes()

    await readToTheEnd(page)
    await page.waitForLoadState('networkidle')
    const end = script.kilobytes()

    const row = [before, alive, end].map((size) => size.toFixed(1).padStart(7)).join('')
    console.log(`${kind.padEnd(24)}${row} kB of script: before, alive, at the end`)
    expect(before).toBeLessThanOrEqual(budget.before)
    expect(alive).toBeLessThanOrEqual(budget.alive)
    expect(end).toBeLessThanOrEqual(budget.end)
  })
}

/** The compressed bodies of every script the page has fetched so far. */
function countScript(page: Page): { kilobytes: () => number } {
  const sizes = new Map<string, number>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) sizes.set(pathname, Number(response.headers()['content-length']))
  })
  return { kilobytes: () => [...sizes.values()].reduce((sum, size) => sum + size, 0) / 1000 }
}

/** Down the whole page, and into the form where there is one. */
async function readToTheEnd(page: Page): Promise<void> {
  for (const section of await page.locator('main section').all()) await section.scrollIntoViewIfNeeded()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const form = quoteForm(page)
  if ((await form.count()) === 0) return
  await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('.js')),
    form.getByLabel('Name').focus(),
  ])
}
