import { test as base, expect, type Page } from '@playwright/test'
import { comeAlive } from '#tests/support/comeAlive.ts'
import { followLinkTo, isLinked } from '#tests/support/kindLinks.ts'
import { tellLine } from '#tests/support/line.ts'
import { loseCode } from '#tests/support/loseCode.ts'
import { pageKinds } from '#tests/support/pageKinds.ts'
import { required } from '#tests/support/required.ts'
import { rowsOfPairs, stepsOf } from '#tests/support/rowsOfPairs.ts'
import { markDocument } from '#tests/support/sameDocument.ts'
import { expectUnderHeader, scrollTo } from '#tests/support/scrolling.ts'
import { expectPage, followLink, type Kind } from '#tests/support/tour.ts'
import { visit } from '#tests/support/visit.ts'
import { watchErrors } from '#tests/support/watchErrors.ts'

/** Code that cannot be had is caught, and nothing else goes wrong. */
const test = base.extend({
  page: async ({ page }, use) => {
    const errors = watchErrors(page)
    await use(page)
    expect(errors).toEqual([])
  },
})

test.use({ viewport: { width: 1440, height: 600 } })

// Nothing is fetched ahead that would be there when it is lost.
test.beforeEach(({ page }) => tellLine(page, { effectiveType: '3g' }))

/*
 * The walks of navigationMatrix.spec.ts, with the code of every next page out of reach: taken away by a new deployment, when the
 * browser loads the page, or with the line down, when it says so and a reload brings the page. From there the walk goes on; where
 * no link leads to the next page, it is typed. Each walk ends on another kind of page, and from there a section of the home page is
 * asked for.
 */
for (const { title, hasLine } of [
  { title: 'a page whose code a new build took away is loaded the ordinary way', hasLine: true },
  {
    title: 'without a line the browser says so, and a reload brings the page that was wanted',
    hasLine: false,
  },
])
  for (const [index, row] of rowsOfPairs(pageKinds).entries()) {
    test(`${title}: walk ${index + 1} of ${pageKinds.length}`, async ({ page }) => {
      const lose = loseCode(page, hasLine)
      /** @param isHere nothing needs to be fetched for it */
      const go = async (follow: () => Promise<unknown>, isHere: boolean) => {
        await lose()
        await (hasLine ? follow() : goWithoutLine(page, follow, isHere))
      }
      await visit(page, row[0]?.address ?? '')

      for (const [from, to] of stepsOf(row)) {
        await scrollTo(page, 300)
        let address: string | undefined
        if (isLinked(from, to))
          await go(async () => (address = await followLinkTo(page, from, to)), isBrought(from, to))
        else await page.goto(to.address)
        await expectPage(page, address ?? to.address, { top: 0, isMarked: isBrought(from, to) })
        await comeAlive(page)
        await markDocument(page)
      }

      const isHome = row.at(-1)?.address === '/'
      await go(async () => expect(await followLink(page, '/#pricing')).toBe(true), isHome)
      await expectPage(page, '/#pricing', { isMarked: isHome })
      await expectUnderHeader(page, '#pricing')
    })
  }

/** The extra pages need nothing that the not-found page has not brought. */
const isBrought = (from: Kind, to: Kind): boolean =>
  from.kind === 'the not-found page' && to.kind === 'an extra page'

/** No page links to the not-found page, so it comes first. Each of the others is linked to from the one before. */
const linkedInTurn: readonly Kind[] = [...pageKinds.slice(-1), ...pageKinds.slice(0, -1)]

/**
 * Follows links through every kind of page, all in one document.
 *
 * @returns their addresses, and where each was left
 */
async function walkByLinks(page: Page): Promise<{ address: string; leftAt: number }[]> {
  const first: string = required(linkedInTurn[0]).address
  await visit(page, first)
  const walked = [{ address: first, leftAt: await scrollTo(page, 200) }]
  for (const [from, to] of stepsOf(linkedInTurn)) {
    const address = required(await followLinkTo(page, from, to))
    await expectPage(page, address, { isMarked: true })
    walked.push({ address, leftAt: await scrollTo(page, 200 + walked.length * 20) })
  }
  expect(walked).toHaveLength(pageKinds.length)
  return walked
}

/**
 * Goes somewhere while the line is down: the browser says so. Once it is back the page is loaded again.
 *
 * @param isHere nothing needs to be fetched for it, and the browser has nothing to say
 */
async function goWithoutLine(page: Page, go: () => Promise<unknown>, isHere = false): Promise<void> {
  await page.context().setOffline(true)
  if (isHere) await go()
  else {
    const failed = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest())
    await go()
    await failed
  }
  await page.context().setOffline(false)
  if (!isHere) await page.reload()
}

/** After the answer: with it, the browser would be asked for something on a page that may be gone. */
const goThroughHistory = (page: Page, by: number): Promise<unknown> =>
  page.evaluate((by) => void setTimeout(() => history.go(by)), by)

for (const { how, hasLine } of [
  { how: 'so is', hasLine: true },
  { how: 'without a line a reload brings', hasLine: false },
])
  test(`${how} every kind of page through the history, back and forward`, async ({ page }) => {
    const lose = loseCode(page, hasLine)
    const walked = await walkByLinks(page)
    await page.reload()
    await comeAlive(page)

    for (const [entries, go] of [
      [walked.toReversed(), () => goThroughHistory(page, -1)],
      [walked, () => goThroughHistory(page, 1)],
    ] as const)
      for (const { address, leftAt } of entries.slice(1)) {
        await markDocument(page)
        await lose()
        await (hasLine ? go() : goWithoutLine(page, go))
        await expectPage(page, address, { isMarked: false })
        await comeAlive(page)
        // Where a page was left the browser forgets when it has to say that there is no line.
        if (hasLine) await expectPage(page, address, { top: leftAt })
      }
  })

test('pages that are here need no line: back, forward, and to the sections of the home page', async ({
  page,
  context,
}) => {
  const walked = await walkByLinks(page)
  await context.setOffline(true)

  for (const { address, leftAt } of walked.toReversed().slice(1)) {
    await page.goBack()
    await expectPage(page, address, { isMarked: true, top: leftAt })
  }
  for (const { address, leftAt } of walked.slice(1)) {
    await page.goForward()
    await expectPage(page, address, { isMarked: true, top: leftAt })
  }
  for (const section of ['pricing', 'contact']) {
    expect(await followLink(page, `/#${section}`)).toBe(true)
    await expectPage(page, `/#${section}`, { isMarked: true })
    await expectUnderHeader(page, `#${section}`)
  }
})
