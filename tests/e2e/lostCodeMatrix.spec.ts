import { expect, test } from '@playwright/test'
import { comeAlive } from '#tests/support/comeAlive.ts'
import { tellLine } from '#tests/support/line.ts'
import { loseCode } from '#tests/support/loseCode.ts'
import { pageKinds } from '#tests/support/pageKinds.ts'
import { rowsOfPairs } from '#tests/support/rowsOfPairs.ts'
import { markDocument } from '#tests/support/sameDocument.ts'
import { expectUnderHeader, scrollTo } from '#tests/support/scrolling.ts'
import { expectPage, followLink, isMarked, linkedKinds } from '#tests/support/tour.ts'
import { visit } from '#tests/support/visit.ts'

test.use({ viewport: { width: 1440, height: 600 } })

// Nothing is fetched ahead that would be there when it is lost.
test.beforeEach(({ page }) => tellLine(page, { effectiveType: '3g' }))

/*
 * Two of the walks of navigationMatrix.spec.ts, with the code of every next page lost to a new deployment: every kind of page
 * is left so and arrived at so twice. The browser loads the page, and from there the walk goes on; where no link leads to it,
 * it is typed.
 */
for (const [index, row] of rowsOfPairs(pageKinds).slice(0, 2).entries()) {
  test(`a page whose code a new build took away is loaded the ordinary way: walk ${index + 1}`, async ({
    page,
  }) => {
    const lose = await loseCode(page)
    let lost = 0
    await visit(page, row[0]?.address ?? '')

    for (const { address } of row.slice(1)) {
      await scrollTo(page, 300)
      lose()
      const isLinked = await followLink(page, address)
      if (!isLinked) await page.goto(address)
      await expectPage(page, address, { top: 0 })
      // The extra pages need nothing that the not-found page has not brought.
      if (isLinked && !(await isMarked(page))) lost += 1
      await comeAlive(page)
      await markDocument(page)
    }

    expect(lost).toBeGreaterThan(5)
  })
}

test('so is every kind of page through the history, back and forward', async ({ page }) => {
  const lose = await loseCode(page)
  const linked = linkedKinds().map(({ address }) => address)
  const [first = '', ...others] = linked
  await visit(page, first)
  const tops = new Map([[first, await scrollTo(page, 200)]])
  for (const address of others) {
    await followLink(page, address)
    await expectPage(page, address)
    tops.set(address, await scrollTo(page, 200 + tops.size * 20))
  }
  await page.reload()
  await comeAlive(page)

  const back = linked.toReversed().slice(1)
  for (const [addresses, go] of [
    [back, () => page.goBack()],
    [others, () => page.goForward()],
  ] as const)
    for (const address of addresses) {
      await markDocument(page)
      lose()
      await go()
      await expectPage(page, address, { isMarked: false })
      await comeAlive(page)
      await expectPage(page, address, { top: tops.get(address) ?? 0 })
    }

  expect(linked).toHaveLength(8)
})

test('so is the home page, on the section that was asked for', async ({ page }) => {
  const lose = await loseCode(page)

  for (const { address } of pageKinds.slice(1)) {
    await visit(page, address)
    lose()
    expect(await followLink(page, '/#pricing')).toBe(true)
    await expectPage(page, '/#pricing', { isMarked: false })
    await expectUnderHeader(page, '#pricing')
  }
})

test('without a line the browser says so, and a reload brings the page that was wanted', async ({
  page,
  context,
}) => {
  const [first, ...others] = linkedKinds()
  await visit(page, first?.address ?? '')

  for (const { address } of others) {
    await context.setOffline(true)
    const failed = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest())
    expect(await followLink(page, address)).toBe(true)
    await failed
    await context.setOffline(false)
    await page.reload()
    await expectPage(page, address)
    await comeAlive(page)
  }

  expect(others).toHaveLength(7)
})
