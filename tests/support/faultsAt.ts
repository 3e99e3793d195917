import type { Page } from '@playwright/test'
import { chooseRules, runAxe } from './axe.ts'
import { comeAlive } from './comeAlive.ts'
import { evaluateInTurn } from './evaluateInTurn.ts'
import {
  findBrokenPictures,
  findFaultyPictures,
  findTooWide,
  readLooks,
  readNewShapes,
  readShown,
  type Shape,
} from './pageFaults.ts'
import { readShownWords, type ShownWords } from './shownWords.ts'
import { findUnseenFocus } from './unseenFocus.ts'

/** The widest first: a photo that was preloaded for one width and is shown in another would be warned of. */
const widths = [1440, 768, 390, 320] as const
const height = 900

/** Down to here, counted from the body, a part that was looked at before is not looked at again. */
const depth = 6

/** What was looked at, on whatever page. */
type Seen = { looks: Set<string>; parts: Set<string> }
export const nothingSeen = (): Seen => ({ looks: new Set(), parts: new Set() })

/** What the page's other widths showed, and its elements. */
type Before = { shown: Set<string>; shapes: readonly Shape[] }
const nothingBefore = (): Before => ({ shown: new Set(), shapes: [] })

/** What answers at an address. */
type Wanted = { status: number; title: string }

/**
 * Loads the page once and looks at all of it: as it was sent, as it came alive, and at each width.
 *
 * @param page one that comes alive at the first intent alone (see neverIdle), so that it is still as without JavaScript before
 */
export async function faultsAt(
  page: Page,
  address: string,
  seen: Seen,
  { status, title }: Wanted,
): Promise<string[]> {
  const [widest, ...narrower] = widths
  await page.setViewportSize({ width: widest, height })
  const answer = await page.goto(address, { waitUntil: 'domcontentloaded' })
  const sent = await page.evaluate(readShownWords, true)
  const faults = answer?.status() === status ? [] : [`answers ${answer?.status()}`]
  if (sent.title !== title) faults.push(`is titled ${JSON.stringify(sent.title)}`)
  await comeAlive(page)
  // The answer's status is that of wherever it was sent on to.
  const { pathname } = new URL(page.url())
  if (pathname !== address) faults.push(`leads to ${pathname}`)
  await page.keyboard.press('Tab')
  const before = nothingBefore()
  const look = async (width: number) => {
    for (const fault of await faultsAtWidth(page, width, seen, before))
      faults.push(`at ${width} px: ${fault}`)
  }
  await look(widest)
  // The focus has been everywhere, and the page is as wide as it was sent.
  faults.push(...differences(sent, await page.evaluate(readShownWords, false)))
  for (const width of narrower) await look(width)
  // What comes late is this page's fault, not the next one's.
  await page.waitForLoadState()
  faults.push(...(await page.evaluate(findBrokenPictures)))
  return faults
}

/** @param before where no more is to be seen than at another width, axe looks for its place alone */
export async function faultsAtWidth(
  page: Page,
  width: number,
  seen: Seen,
  before = nothingBefore(),
): Promise<string[]> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height })
  const [shapes] = await evaluateInTurn(page, [readNewShapes, depth])
  if (shapes) before.shapes = shapes
  const known = findKnown(seen, width, before.shapes)
  const [looks, shown] = await evaluateInTurn(page, [readLooks, known], [readShown, known])
  // Words that look alike have the same contrast: one of them is enough.
  const colours = looks.flatMap(([look, place]) => (addTo(seen.looks, `${width} ${look}`) ? [place] : []))
  const isRearranged = !addTo(before.shown, shown)
  const faults = await evaluateInTurn(
    page,
    [runAxe, chooseRules({ known, isRearranged, colours })],
    [findTooWide],
    [findFaultyPictures],
    [findBrokenPictures],
    [findUnseenFocus, known],
  )
  return faults.flat()
}

/** With a script and without one, the page says the same. */
export function differences(sent: ShownWords, alive: ShownWords): string[] {
  const texts = Object.entries(alive).filter(
    ([part, text]) => JSON.stringify(text) !== JSON.stringify(sent[part as keyof ShownWords]),
  )
  return [
    ...texts.map(([part, text]) => `comes alive with other ${part}: ${JSON.stringify(text)}`),
    ...(alive.words ? [] : ['has no root']),
    ...(alive.headings.length === 1 ? [] : [`has ${alive.headings.length} × h1`]),
    ...(alive.title ? [] : ['has no title']),
  ]
}

/** The places of parts that stood among the same styles before, at this width and to the letter. */
function findKnown({ parts }: Seen, width: number, shapes: readonly Shape[]): number[] {
  const known: number[] = []
  let next = 0
  for (const [place, { size, part }] of shapes.entries()) {
    if (!part || place < next || addTo(parts, `${width} ${part}`)) continue
    known.push(place)
    next = place + size
  }
  return known
}

/** Whether it is new. */
function addTo(seen: Set<string>, one: string): boolean {
  const { size } = seen
  return seen.add(one).size > size
}
