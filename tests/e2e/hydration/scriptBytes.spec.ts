import { expect, type Page, test } from '@playwright/test'
import { hydrateFirstScreen, hydrateOnIntentOnly } from '#tests/support/browser/hydrate.ts'
import { setConnection } from '#tests/support/browser/network.ts'
import { quoteForm } from '#tests/support/browser/quoteForm.ts'
import { pageKinds } from '#tests/support/page/pageKinds.ts'

/** Kilobytes of script, compressed: before the first intent, once hydrated, read to the end, and what the form adds once it is used. */
type ScriptBytes = { before: number; hydrated: number; end: number; form: number }

const home: ScriptBytes = { before: 2, hydrated: 155, end: 190, form: 15 }
const other: ScriptBytes = { before: 2, hydrated: 140, end: 165, form: 15 }

/** What a page of this path may load. */
const scriptBudget = (path: string): ScriptBytes => (path === '/' ? home : other)

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

/** What it does load, shown in a new page. */
async function measureScript(page: Page, path: string): Promise<ScriptBytes> {
  await hydrateOnIntentOnly(page)
  // Prefetching has a budget of its own (e2e/navigation/prefetch.spec.ts).
  await setConnection(page, { effectiveType: '3g' })
  await page.goto(path, { waitUntil: 'load' })
  const before = await scriptSize(page)

  await hydrateFirstScreen(page)
  const hydrated = await scriptSize(page)

  await readToTheEnd(page)
  await expect(page.locator('[data-dehydrated]')).toHaveCount(0)
  const end = await scriptSize(page)

  return { before, hydrated, end, form: (await tryForm(page)) ? (await scriptSize(page)) - end : 0 }
}

/** The compressed bodies of every script the page has fetched so far, counted by the page itself: it knows of each before it runs. */
function scriptSize(page: Page): Promise<number> {
  return page.evaluate(() => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
    const sizes = new Map(
      scripts.map((script) => [script.name, (script as PerformanceResourceTiming).encodedBodySize]),
    )
    return [...sizes.values()].reduce((sum, size) => sum + size, 0) / 1000
  })
}

/** Down the whole page. */
async function readToTheEnd(page: Page): Promise<void> {
  for (const section of await page.locator('main section').all()) await section.scrollIntoViewIfNeeded()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
}

/** @returns whether the page has a form */
async function tryForm(page: Page): Promise<boolean> {
  const form = quoteForm(page)
  if ((await form.count()) === 0) return false
  await form.getByLabel('Name').focus()
  // Not with the pointer: the page scrolls to the fault, and the button that unfolds photos would fetch its code under it.
  await page.keyboard.press('Enter')
  await expect(page.getByText('Missing Information')).toBeVisible()
  return true
}
