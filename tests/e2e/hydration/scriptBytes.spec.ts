import { expect, test } from '@playwright/test'
import { pageKinds } from '#tests/support/page/pageKinds.ts'
import { measureScript, scriptBudget } from '#tests/support/page/scriptBytes.ts'

for (const { kind, path } of pageKinds) {
  const budget = scriptBudget(path)

  test(`the script of ${kind} stays within its bytes`, async ({ page }) => {
    const { before, hydrated, end, form } = await measureScript(page, path)

    const row = [before, hydrated, end, form].map((size) => size.toFixed(1).padStart(7)).join('')
    console.log(`${kind.padEnd(24)}${row} kB of script: before, hydrated, at the end, for the form`)
    expect(before).toBeLessThanOrEqual(budget.before)
    expect(hydrated).toBeLessThanOrEqual(budget.hydrated)
    expect(end).toBeLessThanOrEqual(budget.end)
    expect(form).toBeLessThanOrEqual(budget.form)
  })
}
