import { expect, type Page, test } from '@playwright/test'
import { hydrate } from '#tests/support/browser/hydrate.ts'
import { find, readBuiltPage } from '#tests/support/build/builtPages.ts'
import { findAccessibilityFaults, widths } from '#tests/support/page/pageFaults.ts'
import { otherPaths } from '#tests/support/page/pageKinds.ts'

/** The same on every page. */
const shared = ['header', 'footer']
const shares = 12

// Axe needs a second to start in a document and a tenth of one on a page, so each share stays in one document.
for (let share = 0; share < shares; share++) {
  test(`every page is accessible: share ${share + 1} of ${shares}`, async ({ page }) => {
    test.setTimeout(600_000)
    const faults: string[] = []
    await page.goto('/')
    await hydrate(page)

    for (const [index, path] of otherPaths.entries()) {
      if (index % shares !== share) continue
      // One width a page, in turn: one page of each kind is tested at all four (page/everyKind.spec.ts).
      const width = widths[Math.floor(index / shares) % widths.length] ?? widths[0]
      await page.setViewportSize({ width, height: 900 })
      await goThere(page, path)
      for (const fault of await findAccessibilityFaults(page, shared))
        faults.push(`${path} at ${width} px: ${fault}`)
    }

    expect(faults).toEqual([])
  })
}

/** As a link does, without a new document. */
async function goThere(page: Page, path: string): Promise<void> {
  const { document } = readBuiltPage(path)
  await page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await expect.poll(() => page.title()).toBe(find(document, 'title').text)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(find(document, 'h1').text)
}
