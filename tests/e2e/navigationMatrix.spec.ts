import { expect, test } from '@playwright/test'
import { isLinked } from '#tests/support/kindLinks.ts'
import { tellLine } from '#tests/support/line.ts'
import { pageKinds } from '#tests/support/pageKinds.ts'
import { rowsOfPairs, stepsOf } from '#tests/support/rowsOfPairs.ts'
import { startWalk } from '#tests/support/walk.ts'
import { isNotFoundStatus, watchFaults } from '#tests/support/watchFaults.ts'

test.use({ viewport: { width: 1440, height: 600 } })

/*
 * Every kind of page to every other one: ten walks of ten pages hold each ordered pair once. A walk goes on by links to
 * pages it has not seen, whose code is fetched then; back and forward through the history; back once more by links, when all
 * the code is there; and on once more by addresses that are typed.
 */
for (const [index, row] of rowsOfPairs(pageKinds).entries()) {
  test(`every kind of page to every other one, by link, typed, back and forward: walk ${index + 1} of ${pageKinds.length}`, async ({
    page,
  }) => {
    // Nothing is fetched ahead.
    await tellLine(page, { effectiveType: '3g' })
    const faults = watchFaults(page, isNotFoundStatus)
    const [first, ...others] = row
    if (!first) throw new Error('There are no kinds of pages.')

    const { goTo, typeTo, back, forward, fetched } = await startWalk(page, first)
    for (const kind of others) await goTo(kind)
    expect(fetched()).toBeGreaterThan(4)
    for (const _ of others) await back()
    for (const _ of others) await forward()
    for (const kind of row.toReversed().slice(1)) await goTo(kind)
    for (const kind of others) await typeTo(kind)

    expect(faults).toEqual([])
  })
}

test('the walks hold every ordered pair of kinds once: 75 by link, 15 typed', () => {
  const steps = rowsOfPairs(pageKinds).flatMap(stepsOf)
  const pairs = steps.map(([from, to]) => `${from.kind} to ${to.kind}`)

  expect(pairs).toHaveLength(pageKinds.length * (pageKinds.length - 1))
  expect(new Set(pairs).size).toBe(pairs.length)
  expect(steps.filter(([from, to]) => isLinked(from, to))).toHaveLength(75)
  expect(rowsOfPairs(pageKinds).every((row) => new Set(row).size === pageKinds.length)).toBe(true)
})
