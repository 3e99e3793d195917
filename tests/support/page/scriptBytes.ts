import { expect, type Page } from '@playwright/test'
import { hydrateFirstScreen, hydrateOnIntentOnly } from '../browser/hydrate.ts'
import { setConnection } from '../browser/network.ts'
import { quoteForm } from '../browser/quoteForm.ts'

/** Kilobytes of script, compressed: before the first intent, once hydrated, read to the end, and what the form adds once it is used. */
type ScriptBytes = { before: number; hydrated: number; end: number; form: number }

const home: ScriptBytes = { before: 2, hydrated: 155, end: 190, form: 15 }
const other: ScriptBytes = { before: 2, hydrated: 140, end: 165, form: 15 }

/** What a page of this path may load. */
export const scriptBudget = (path: string): ScriptBytes => (path === '/' ? home : other)

/** What it does load, shown in a new page. */
export async function measureScript(page: Page, path: string): Promise<ScriptBytes> {
  await hydrateOnIntentOnly(page)
  // Prefetching has a budget of its own (e2e/navigation/prefetch.spec.ts).
  await setConnection(page, { effectiveType: '3g' })
  const script = countScript(page)
  await page.goto(path, { waitUntil: 'load' })
  const before = script.kilobytes()

  await hydrateFirstScreen(page)
  await page.waitForLoadState('networkidle')
  const hydrated = script.kilobytes()

  await readToTheEnd(page)
  await expect(page.locator('[data-dehydrated]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  const end = script.kilobytes()

  return { before, hydrated, end, form: (await tryForm(page)) ? script.kilobytes() - end : 0 }
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
  await form.getByRole('button', { name: 'Get Free Quote' }).click()
  await expect(page.getByText('Missing Information')).toBeVisible()
  await page.waitForLoadState('networkidle')
  return true
}
