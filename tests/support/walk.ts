import { expect, type Page } from '@playwright/test'
import { comeAlive } from './comeAlive.ts'
import { markDocument } from './sameDocument.ts'
import { scrollTo } from './scrolling.ts'
import { expectPage, followLink, isMarked, type Kind } from './tour.ts'
import { watchScripts } from './watchScripts.ts'

type Entry = Kind & { leftAt: number }

/**
 * A visitor who goes from one kind of page to the next. Each page is scrolled down a little, each to a place of its own,
 * before it is left; at every step the page that was wanted must be there, at its top or where it was left.
 */
export async function startWalk(page: Page, first: Kind) {
  const { scripts } = watchScripts(page)
  /** The kinds whose code this document has. */
  const loaded = new Set<string>()
  const entries: Entry[] = []
  let at = 0
  let fetched = 0
  await type(first)

  async function begin(kind: Kind): Promise<void> {
    await comeAlive(page)
    await markDocument(page)
    loaded.clear()
    loaded.add(kind.kind)
  }

  function arrive(kind: Kind): void {
    entries.splice(at + 1)
    at = entries.push({ ...kind, leftAt: 0 }) - 1
  }

  async function type(kind: Kind): Promise<void> {
    await page.goto(kind.address)
    await expectPage(page, kind.address, { top: 0 })
    await begin(kind)
    arrive(kind)
  }

  async function leave(): Promise<void> {
    const leftAt = await scrollTo(page, 100 + at * 15)
    expect(leftAt).toBeGreaterThan(0)
    const entry = entries[at]
    if (entry) entry.leftAt = leftAt
    scripts.length = 0
  }

  /** By the address bar. */
  async function typeTo(kind: Kind): Promise<void> {
    await leave()
    await type(kind)
  }

  /** By link where the page has one to there: two kinds are linked from some pages alone, or none, and are typed there. */
  async function goTo(kind: Kind): Promise<void> {
    await leave()
    if (!(await followLink(page, kind.address))) return type(kind)
    await expectPage(page, kind.address, { top: 0, isMarked: true })
    // Code is fetched once. A page seen for the first time may find all of its own in what others have brought.
    if (loaded.has(kind.kind)) expect(scripts).toEqual([])
    else if (scripts.length > 0) fetched += 1
    loaded.add(kind.kind)
    arrive(kind)
  }

  /** Through the history, one step back or forward. */
  async function step(by: -1 | 1): Promise<void> {
    await leave()
    await (by < 0 ? page.goBack() : page.goForward())
    at += by
    const entry = entries[at]
    if (!entry) throw new Error('There is no such entry.')
    await expectPage(page, entry.address, { top: entry.leftAt })
    if (await isMarked(page)) loaded.add(entry.kind)
    // A typed address has begun another document, and the pages before it belong to the one before.
    else await begin(entry)
  }

  return {
    goTo,
    typeTo,
    back: () => step(-1),
    forward: () => step(1),
    /** How many links led to a page whose code had to be fetched first. */
    fetched: () => fetched,
  }
}
