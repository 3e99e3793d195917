import { expect, test } from '@playwright/test'
import { hydrateOnIntentOnly } from '#tests/support/browser/hydrate.ts'
import { find, notFoundPath, readBuiltPage } from '#tests/support/build/builtPages.ts'
import { everyPath, unknownPath } from '#tests/support/page/everyPath.ts'
import { findPageFaults } from '#tests/support/page/pageFaults.ts'
import { pageKinds } from '#tests/support/page/pageKinds.ts'
import { isNotFoundStatus, watchFaults } from '#tests/support/page/watchFaults.ts'

/** One of each kind is checked at all widths by itself. */
const others = everyPath.filter((path) => !pageKinds.some((kind) => kind.path === path))
/** Some ten pages each: a busy machine may take twenty times as long as a quiet one. */
const shares = 25

for (let share = 0; share < shares; share++) {
  test(`every page is whole: share ${share + 1} of ${shares} @2-routes-1`, async ({ page }) => {
    test.setTimeout(300_000)
    const faults = watchFaults(page, isNotFoundStatus)
    await hydrateOnIntentOnly(page)

    for (const [index, path] of others.entries())
      if (index % shares === share)
        for (const fault of await findPageFaults(page, path, expectedAt(path)))
          faults.push(`${path} ${fault}`)

    expect(faults).toEqual([])
  })
}

for (const { kind, path } of pageKinds) {
  test(`${kind} is whole, and accessible at all four widths @2-routes-1`, async ({ page }) => {
    const faults = watchFaults(page, isNotFoundStatus)
    await hydrateOnIntentOnly(page)

    faults.push(...(await findPageFaults(page, path, expectedAt(path), { isThorough: true })))

    expect(faults).toEqual([])
  })
}

test('every URL of the sitemap is one of these pages', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at]) => new URL(`${at}`).pathname)

  expect(listed.length).toBeGreaterThan(240)
  expect(listed.filter((path) => !everyPath.includes(path))).toEqual([])
})

function expectedAt(path: string) {
  const isUnknown = path === unknownPath
  const { document } = readBuiltPage(isUnknown ? notFoundPath : path)
  return { status: isUnknown ? 404 : 200, title: find(document, 'title').text }
}
