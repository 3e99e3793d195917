import { expect, type Page, test } from '@playwright/test'
import { hydrate } from '#tests/support/browser/hydrate.ts'
import { setConnection } from '#tests/support/browser/network.ts'
import { scrollTo } from '#tests/support/browser/scrolling.ts'
import { markDocument } from '#tests/support/browser/visit.ts'
import { watchScripts } from '#tests/support/browser/watchScripts.ts'
import { pageKinds } from '#tests/support/page/pageKinds.ts'
import { expectPage, isMarked, type Kind } from '#tests/support/page/tour.ts'
import { isNotFoundStatus, watchFaults } from '#tests/support/page/watchFaults.ts'
import { followLinkTo, rowsOfPairs, stepsOf } from './pageWalks.ts'

test.use({ viewport: { width: 1440, height: 600 } })

/** Walked to the end and back, half of them have every ordered pair. */
const walks = rowsOfPairs(pageKinds).slice(0, Math.ceil(pageKinds.length / 2))

/*
 * A walk follows links to pages whose code is not loaded yet, goes back and forward through the history, and follows links back
 * with all code loaded. Where no link leads to a page, it is opened by its path.
 */
for (const [index, row] of walks.entries()) {
  test(`every kind of page to every other one, by link, back and forward: walk ${index + 1} of ${walks.length}`, async ({
    page,
  }) => {
    // Nothing is prefetched.
    await setConnection(page, { effectiveType: '3g' })
    const faults = watchFaults(page, isNotFoundStatus)
    const [first, ...others] = row
    if (!first) throw new Error('There are no kinds of pages.')

    const { goTo, back, forward, fetched } = await startWalk(page, first)
    for (const kind of others) await goTo(kind)
    expect(fetched()).toBeGreaterThan(4)
    for (const _ of others) await back()
    for (const _ of others) await forward()
    for (const kind of row.toReversed().slice(1)) await goTo(kind)

    expect(faults).toEqual([])
  })
}

test('the walks have every ordered pair of kinds', () => {
  const pairs = walks
    .flatMap((row) => [...stepsOf(row), ...stepsOf(row.toReversed())])
    .map(([from, to]) => `${from.kind} to ${to.kind}`)

  expect(new Set(pairs).size).toBe(pageKinds.length * (pageKinds.length - 1))
})

type Entry = { kind: Kind; path: string; leftAt: number }

/**
 * A visitor who goes from one kind of page to the next. Each page is scrolled down a little, each to a place of its own,
 * before it is left; at every step the page that was wanted must be there, at its top or where it was left.
 */
async function startWalk(page: Page, first: Kind) {
  const { scripts } = watchScripts(page)
  /** The paths whose code this document has. */
  const loaded = new Set<string>()
  const entries: Entry[] = []
  let at = 0
  let fetched = 0
  await type(first)

  async function begin(path: string): Promise<void> {
    await hydrate(page)
    await markDocument(page)
    loaded.clear()
    loaded.add(path)
  }

  function arrive(kind: Kind, path: string): void {
    entries.splice(at + 1)
    at = entries.push({ kind, path, leftAt: 0 }) - 1
  }

  async function type(kind: Kind): Promise<void> {
    await page.goto(kind.path)
    await expectPage(page, kind.path, { top: 0 })
    await begin(kind.path)
    arrive(kind, kind.path)
  }

  function current(): Entry {
    const entry = entries[at]
    if (!entry) throw new Error('There is no such entry.')
    return entry
  }

  async function leave(): Promise<void> {
    const leftAt = await scrollTo(page, 100 + at * 15)
    expect(leftAt).toBeGreaterThan(0)
    current().leftAt = leftAt
    scripts.length = 0
  }

  /** Follows a link to that kind if the page has one, else types the path. */
  async function goTo(kind: Kind): Promise<void> {
    await leave()
    const path = await followLinkTo(page, current().kind, kind)
    if (path === undefined) return type(kind)
    await expectPage(page, path, { top: 0, isMarked: true })
    // Code is fetched once. A page seen for the first time may find all of its own in what others have brought.
    if (loaded.has(path)) expect(scripts).toEqual([])
    else if (scripts.length > 0) fetched += 1
    loaded.add(path)
    arrive(kind, path)
  }

  /** Through the history, one step back or forward. */
  async function step(by: -1 | 1): Promise<void> {
    await leave()
    await (by < 0 ? page.goBack() : page.goForward())
    at += by
    const { path, leftAt } = current()
    await expectPage(page, path, { top: leftAt })
    if (await isMarked(page)) loaded.add(path)
    // A typed path has begun another document, and the pages before it belong to the one before.
    else await begin(path)
  }

  return {
    goTo,
    back: () => step(-1),
    forward: () => step(1),
    /** How many links led to a page whose code had to be fetched first. */
    fetched: () => fetched,
  }
}
