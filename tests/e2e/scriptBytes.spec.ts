import { expect, test } from '@playwright/test'
import { comeAlive, neverIdle } from '#tests/support/comeAlive.ts'
import { tellLine } from '#tests/support/line.ts'
import { pageKinds } from '#tests/support/pageKinds.ts'
import { countScript, readToTheEnd, scriptBudget } from '#tests/support/scriptBytes.ts'

for (const { kind, address } of pageKinds) {
  const budget = scriptBudget(address)

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
