import { test as base, expect, type Page } from '@playwright/test'
import { hydrate } from '#tests/support/browser/hydrate.ts'
import { setConnection } from '#tests/support/browser/network.ts'
import { expectUnderHeader, scrollTo } from '#tests/support/browser/scrolling.ts'
import { markDocument, visit } from '#tests/support/browser/visit.ts'
import { required } from '#tests/support/content/required.ts'
import { pageKinds } from '#tests/support/page/pageKinds.ts'
import { expectPage, followLink, type Kind } from '#tests/support/page/tour.ts'
import { watchErrors } from '#tests/support/page/watchFaults.ts'
import { followLinkTo, stepsOf } from './pageWalks.ts'

/** A failed import is caught, and there is no other error. */
const test = base.extend({
  page: async ({ page }, use) => {
    const errors = watchErrors(page)
    await use(page)
    expect(errors).toEqual([])
  },
})

test.use({ viewport: { width: 1440, height: 600 } })

// Nothing is prefetched.
test.beforeEach(({ page }) => setConnection(page, { effectiveType: '3g' }))

/** No page links to the not-found page, so it comes first. Each of the others is linked to from the one before. */
const linkedInTurn: readonly Kind[] = [...pageKinds.slice(-1), ...pageKinds.slice(0, -1)]

/*
 * The code of every next page is unavailable: removed by a new deployment, when the browser loads the page as a document, or
 * offline, when it shows its own error and a reload brings the page. What fails is one import, whatever page it is on, so every
 * kind is left once and reached once. The walk ends at a section of the home page.
 */
for (const { title, isOnline } of [
  { title: 'a page whose code a new build removed is loaded as a document', isOnline: true },
  {
    title: 'offline the browser says so, and a reload brings the requested page',
    isOnline: false,
  },
])
  test(`${title}: every kind of page`, async ({ page }) => {
    const lose = loseCode(page, isOnline)
    const go = async (follow: () => Promise<unknown>) => {
      await lose()
      await (isOnline ? follow() : goOffline(page, follow))
    }
    await visit(page, required(linkedInTurn[0]).path)

    for (const [from, to] of stepsOf(linkedInTurn)) {
      await scrollTo(page, 300)
      let path: string | undefined
      await go(async () => (path = await followLinkTo(page, from, to)))
      await expectPage(page, required(path), { top: 0, isMarked: false })
      await hydrate(page)
      await markDocument(page)
    }

    await go(async () => expect(await followLink(page, '/#pricing')).toBe(true))
    await expectPage(page, '/#pricing', { isMarked: false })
    await expectUnderHeader(page, '#pricing')
  })

/**
 * Follows links through every kind of page, all in one document.
 *
 * @returns their paths, and where each was left
 */
async function walkByLinks(page: Page): Promise<{ path: string; leftAt: number }[]> {
  const first: string = required(linkedInTurn[0]).path
  await visit(page, first)
  const walked = [{ path: first, leftAt: await scrollTo(page, 200) }]
  for (const [from, to] of stepsOf(linkedInTurn)) {
    const path = required(await followLinkTo(page, from, to))
    await expectPage(page, path, { isMarked: true })
    walked.push({ path, leftAt: await scrollTo(page, 200 + walked.length * 20) })
  }
  expect(walked).toHaveLength(pageKinds.length)
  return walked
}

/** Navigates offline, which the browser reports, and reloads the page online. */
async function goOffline(page: Page, go: () => Promise<unknown>): Promise<void> {
  await page.context().setOffline(true)
  const failed = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest())
  await go()
  await failed
  await page.context().setOffline(false)
  // Online again, Chromium also reloads its error page by itself, which may abort this reload.
  await expect(() => page.reload()).toPass()
}

/** After evaluate has returned: its document may be replaced. */
const goThroughHistory = (page: Page, by: number): Promise<unknown> =>
  page.evaluate((by) => void setTimeout(() => history.go(by)), by)

for (const { how, isOnline } of [
  { how: 'a document load brings', isOnline: true },
  { how: 'offline, a reload brings', isOnline: false },
])
  test(`without its code, ${how} every kind of page through the history, back and forward`, async ({
    page,
  }) => {
    const lose = loseCode(page, isOnline)
    const walked = await walkByLinks(page)
    await page.reload()
    await hydrate(page)

    for (const [entries, go] of [
      [walked.toReversed(), () => goThroughHistory(page, -1)],
      [walked, () => goThroughHistory(page, 1)],
    ] as const)
      for (const { path, leftAt } of entries.slice(1)) {
        await markDocument(page)
        await lose()
        await (isOnline ? go() : goOffline(page, go))
        await expectPage(page, path, { isMarked: false })
        await hydrate(page)
        // Chromium forgets the scroll position when it shows its own error.
        if (isOnline) await expectPage(page, path, { top: leftAt })
      }
  })

test('loaded pages work offline: back, forward, and to the sections of the home page', async ({
  page,
  context,
}) => {
  const walked = await walkByLinks(page)
  await context.setOffline(true)

  for (const { path, leftAt } of walked.toReversed().slice(1)) {
    await page.goBack()
    await expectPage(page, path, { isMarked: true, top: leftAt })
  }
  for (const { path, leftAt } of walked.slice(1)) {
    await page.goForward()
    await expectPage(page, path, { isMarked: true, top: leftAt })
  }
  for (const section of ['pricing', 'contact']) {
    expect(await followLink(page, `/#${section}`)).toBe(true)
    await expectPage(page, `/#${section}`, { isMarked: true })
    await expectUnderHeader(page, `#${section}`)
  }
})

/**
 * @param isOnline whether the server answers 404, as after a deployment; else no request is answered
 * @returns makes every script unavailable until the browser requests a page, which has those of the new build
 */
function loseCode(page: Page, isOnline = true): () => Promise<void> {
  return async () => {
    let isGone = true
    await page.route('**/*.{js,json}', (route) => {
      if (!isGone) return route.continue()
      return isOnline
        ? route.fulfill({ status: 404, contentType: 'text/plain', body: 'There is no file at this address.' })
        : route.abort('internetdisconnected')
    })
    page.on('request', function end(request) {
      if (!request.isNavigationRequest()) return
      isGone = false
      page.off('request', end)
      page.unroute('**/*.{js,json}')
    })
  }
}
