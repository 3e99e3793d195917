import { expect, type Page, test } from '@playwright/test'
import { chooseRules, provideAxe, provideAxeToAll, runAxe } from '#tests/support/axe.ts'
import { listBuiltFiles } from '#tests/support/builtPages.ts'
import { comeAlive } from '#tests/support/comeAlive.ts'
import { evaluateInTurn } from '#tests/support/evaluateInTurn.ts'
import {
  findFaultyPictures,
  findTooWide,
  type PageWords,
  readLooks,
  readNewShapes,
  readShown,
  readWords,
  type Shape,
} from '#tests/support/pageFaults.ts'
import { findUnseenFocus } from '#tests/support/unseenFocus.ts'
import { isNotFoundStatus, watchFaults } from '#tests/support/watchFaults.ts'

/** The widest first: a photo that was preloaded for one width and is shown in another would be warned of. */
const widths = [1440, 768, 390, 320]
const height = 900

const unknownAddress = '/no-such-page'
const addresses = everyAddress()

/** Down to here, counted from the body, a part that was looked at before is not looked at again. */
const depth = 6

/** What was looked at, on whatever page. */
type Seen = { looks: Set<string>; parts: Set<string> }
const nothingSeen = (): Seen => ({ looks: new Set(), parts: new Set() })
const seen = nothingSeen()

/** What the page's other widths showed, and its elements. */
type Before = { shown: Set<string>; shapes: readonly Shape[] }
const nothingBefore = (): Before => ({ shown: new Set(), shapes: [] })

/** The addresses are shared out: one that cannot be looked at at all ends its own share alone. */
const shares = 10

// By one worker: what one page showed need not be looked at again on the next.
test.describe.configure({ mode: 'default' })

for (let share = 0; share < shares; share++) {
  test(`every page is whole, at four widths: share ${share + 1} of ${shares}`, async ({ page }) => {
    test.setTimeout(400_000)
    const faults = watchFaults(page, isNotFoundStatus)
    await provideAxeToAll(page)
    const own = addresses.filter((_, index) => index % shares === share)
    expect(own.length).toBeGreaterThan(20)

    for (const address of own)
      for (const fault of await faultsAt(page, address)) faults.push(`${address} ${fault}`)

    expect(faults).toEqual([])
  })
}

test('every address search engines are given is one of them', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at]) => new URL(`${at}`).pathname)

  expect(listed.length).toBeGreaterThan(240)
  expect(listed.filter((address) => !addresses.includes(address))).toEqual([])
})

test('what is wrong with a page is found', async ({ page }) => {
  await page.goto('/about-us')
  await comeAlive(page)
  await page.keyboard.press('Tab')
  await provideAxe(page)
  await page.addStyleTag({
    content:
      'main a { outline: none !important } main > button { width: 9px; height: 9px; padding: 0 } h1, h6 { color: #ddd !important } main p a { font: inherit !important; color: #222 !important; text-decoration: none !important }',
  })
  await page.evaluate(() => {
    const main = document.querySelector('main')
    main?.querySelector('img')?.removeAttribute('alt')
    main?.insertAdjacentHTML('afterbegin', '<h6 hidden>Pale</h6><h6>Pale</h6>')
    main?.insertAdjacentHTML('beforeend', '<div style="width: 2000px">Too wide</div>')
    main?.insertAdjacentHTML('beforeend', '<button>+</button>'.repeat(2))
    main?.insertAdjacentHTML(
      'beforeend',
      '<button aria-label="Clear ring" style="outline-color: transparent">+</button>',
    )
    main?.insertAdjacentHTML('beforeend', '<button aria-label="Clear" style="opacity: 0">+</button>')
    main?.insertAdjacentHTML('beforeend', '<p>Many more words than <a href="/">a link</a> has</p>')
    main?.insertAdjacentHTML(
      'beforeend',
      '<div style="height: 40px; overflow: auto">Line<br>Line<br>Line<br>Line</div>',
    )
    document.querySelector('header')?.style.setProperty('height', '500px')
  })

  const faults = (await faultsAtWidth(page, 390, nothingSeen())).join('\n')

  for (const fault of [
    /^image-alt at /m,
    /^color-contrast at h1/m,
    /^color-contrast at .*h6/m,
    /^target-size at button/m,
    /^link-in-text-block at /m,
    /^scrollable-region-focusable at /m,
    /^it is 2000 px wide/m,
    /^the picture .* has no words$/m,
    /^focused, A .* has no ring$/m,
    /^focused, BUTTON Clear ring has no ring$/m,
    /^focused, BUTTON Clear has no ring$/m,
    /^focused, A .* (begins behind the header|is behind HEADER|is behind DIV)$/m,
  ])
    expect(faults).toMatch(fault)
})

/** Loads the page once and looks at all of it: as it was sent, as it came alive, and at each width. */
async function faultsAt(page: Page, address: string): Promise<string[]> {
  await page.setViewportSize({ width: widths[0] ?? 0, height })
  const answer = await page.goto(address, { waitUntil: 'domcontentloaded' })
  const sent = await page.evaluate(readWords, (await answer?.text()) ?? '')
  await comeAlive(page)
  await page.keyboard.press('Tab')
  const alive = await page.evaluate(readWords, undefined)
  const faults = [
    ...(answer?.status() === (address === unknownAddress ? 404 : 200) ? [] : [`answers ${answer?.status()}`]),
    ...differences(sent, alive),
  ]
  const before = nothingBefore()
  for (const width of widths)
    for (const fault of await faultsAtWidth(page, width, seen, before))
      faults.push(`at ${width} px: ${fault}`)
  return faults
}

/** @param before where no more is to be seen than at another width, axe looks for its place alone */
async function faultsAtWidth(
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
    [findUnseenFocus, known],
  )
  return faults.flat()
}

/** With a script and without one, the page says the same. */
function differences(sent: PageWords, alive: PageWords): string[] {
  const texts = Object.entries(alive).filter(
    ([part, text]) => JSON.stringify(text) !== JSON.stringify(sent[part as keyof PageWords]),
  )
  return [
    ...texts.map(([part, text]) => `comes alive with other ${part}: ${JSON.stringify(text)}`),
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

/** Every page there is a file for, those that are kept from search engines too. */
function everyAddress(): string[] {
  return listBuiltFiles()
    .filter((file) => file.endsWith('.html'))
    .map((file) => (file === '404.html' ? unknownAddress : `/${file.replace(/\/?index\.html$/, '')}`))
}
