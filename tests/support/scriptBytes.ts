import type { Page } from '@playwright/test'
import { quoteForm } from './quoteForm.ts'

/** Kilobytes of script, compressed: before the visitor does anything, once the page is alive, and read to the end. */
type Budget = { before: number; alive: number; end: number }

const home: Budget = { before: 2, alive: 115, end: 130 }
const other: Budget = { before: 2, alive: 110, end: 120 }

/** What a page of this address may load. */
export const scriptBudget = (address: string): Budget => (address === '/' ? home : other)

/** The compressed bodies of every script the page has fetched so far. */
export function countScript(page: Page): { kilobytes: () => number } {
  const sizes = new Map<string, number>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) sizes.set(pathname, Number(response.headers()['content-length']))
  })
  return { kilobytes: () => [...sizes.values()].reduce((sum, size) => sum + size, 0) / 1000 }
}

/** Down the whole page, and into the form where there is one. */
export async function readToTheEnd(page: Page): Promise<void> {
  for (const section of await page.locator('main section').all()) await section.scrollIntoViewIfNeeded()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const form = quoteForm(page)
  if ((await form.count()) === 0) return
  await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('.js')),
    form.getByLabel('Name').focus(),
  ])
}
