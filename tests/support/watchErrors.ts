import type { Page } from '@playwright/test'

/** Collects the errors that nobody caught on a page, in all its documents: React tells there of a hydration that failed, too. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(`${error.message} (on ${page.url()})`))
  return errors
}
