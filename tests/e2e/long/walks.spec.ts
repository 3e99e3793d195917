import { test as base, expect, type Page } from '@playwright/test'
import { expectUnderHeader, nextPositions, scrollTo } from '#tests/support/browser/gestures.ts'
import { expectPage, followLink, setConnection, visit } from '#tests/support/browser/visit.ts'
import { linksOf, notFoundPath, readBuiltPage } from '#tests/support/build/builtPages.ts'
import { cityService, pageKinds, town, unknownPath } from '#tests/support/page/pageKinds.ts'
import { watchLayoutShifts, watchScripts, watchUncaughtErrors } from '#tests/support/page/watch.ts'

/** Fails on uncaught errors, such as a failed import that the page does not catch. */
const test = base.extend({
  page: async ({ page }, use) => {
    const errors = watchUncaughtErrors(page)
    await use(page)
    expect(errors).toEqual([])
  },
})

test.use({ viewport: { width: 412, height: 823 }, contextOptions: { reducedMotion: 'reduce' } })

// On 3g nothing is prefetched.
test.beforeEach(({ page }) => setConnection(page, { effectiveType: '3g' }))

/** Only a city's page links to its city-service pages, so the walk visits the city last. */
const city = town.path
const service = cityService.path
/** The kinds that every page links to in header or footer, the only links of the not-found page. */
const onEveryPage = new Set(linksOf(readBuiltPage(notFoundPath).document).map(([, href]) => href))
const linked = pageKinds.map(({ path }) => path).filter((path) => onEveryPage.has(path))
const everyKind = [unknownPath, ...linked.filter((path) => path !== city), city, service]

test('every kind of page is reached by link and history, also offline', async ({ page, context }) => {
  expect(everyKind.toSorted()).toEqual(pageKinds.map(({ path }) => path).toSorted())
  const { scripts } = watchScripts(page)
  const walked = await walk(page, everyKind)

  await test.step('back and forward restore the positions, without fetching anything', async () => {
    scripts.length = 0
    await goThrough(page, walked)
    expect(scripts).toEqual([])
  })

  await test.step('every kind of page is reached by link again', async () => {
    for (const path of linked.toReversed()) {
      await scrollTo(page, 300)
      await follow(page, path)
      await expectPage(page, path, { top: 0, isMarked: true })
    }
    expect(scripts).toEqual([])
  })

  await test.step('offline as well, and to the sections of the home page', async () => {
    const again = await walk(page, [linked[0] ?? '', city, service])
    await context.setOffline(true)
    await goThrough(page, again)
    for (const section of ['pricing', 'contact']) {
      await follow(page, `/#${section}`)
      await expectPage(page, `/#${section}`, { isMarked: true })
      await expectUnderHeader(page, `#${section}`)
    }
  })
})

type Walked = { path: string; leftAt: number }

/** Opens the first page and follows links to the others in one document. Leaves each at a different scroll position. */
async function walk(page: Page, [first = '', ...others]: readonly string[]): Promise<Walked[]> {
  await visit(page, first)
  const shifts = await watchLayoutShifts(page, true)
  const walked = [{ path: first, leftAt: await scrollTo(page, 200) }]
  for (const path of others) {
    const before = await shifts()
    await follow(page, path)
    await expectPage(page, path, { top: 0, isMarked: true })
    await nextPositions(page)
    expect(await shifts(), path).toBe(before)
    walked.push({ path, leftAt: await scrollTo(page, 200 + walked.length * 20) })
  }
  return walked
}

/** Polls for the link, because everything below the first screen is rendered later. */
const follow = (page: Page, path: string): Promise<void> =>
  expect.poll(() => followLink(page, path), { message: path, intervals: [20, 50, 100] }).toBe(true)

/** History steps back to the first page and forward to the last, each with its target page. */
const historyOf = (walked: readonly Walked[]): [by: -1 | 1, Walked][] => [
  ...walked
    .toReversed()
    .slice(1)
    .map((entry): [-1, Walked] => [-1, entry]),
  ...walked.slice(1).map((entry): [1, Walked] => [1, entry]),
]

async function goThrough(page: Page, walked: readonly Walked[]): Promise<void> {
  for (const [by, { path, leftAt }] of historyOf(walked)) {
    await (by < 0 ? page.goBack() : page.goForward())
    await expectPage(page, path, { isMarked: true, top: leftAt })
  }
}
