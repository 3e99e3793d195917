import { type Browser, expect, type Page } from '@playwright/test'
import { cityService, directService, town } from '#tests/support/page/pageKinds.ts'
import { type Figure, median } from './figure.ts'
import { openSlowPhone, settle, tapWithFinger, visitHydrated } from './slowPhone.ts'

const rounds = 5

const contact = '/#contact'

/** Measured navigations: every kind of page with a link, and "Get Free Quote". */
const ways = [
  ...[
    '/about-us',
    '/service-areas',
    '/before-after-gallery',
    '/junk-removal',
    '/accessibility',
    directService.path,
  ].map((to) => ({ from: '/', to })),
  ...['/', contact].map((to) => ({ from: cityService.path, to })),
  // On a phone the towns in home's footer are folded.
  { from: '/service-areas', to: town.path },
  { from: town.path, to: cityService.path },
]

/** Time in milliseconds that the link is in view before the touch. */
const inView = 700
/** Time in milliseconds from the load to the first scroll of a visitor who taps early. */
const landing = 1500

type Land = (page: Page, from: string) => Promise<void>

/** Opens the first page where its script is blocked, so that the browser loads the next one. */
const landWithoutScript: Land = async (page, from) => {
  // A Playwright route would disable the HTTP cache.
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setBlockedURLs', { urls: ['*.js'] })
  await page.goto(from)
  await settle(page)
}

/** What a visitor does before scrolling to the link. */
const landings: Readonly<Record<'early' | 'late' | 'load', Land>> = {
  early: async (page, from) => {
    await page.goto(from)
    await page.waitForTimeout(landing)
  },
  late: visitHydrated,
  load: landWithoutScript,
}

/**
 * Time from a tap on a link to the paint of the next page, on a slow phone: early, a moment after the page is loaded, and late, when it is
 * hydrated and idle, beside the same tap where the browser loads the next page.
 */
export async function measureNavigations(browser: Browser, url: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [index, { from, to }] of ways.entries()) {
    const times = { early: [] as number[], late: [] as number[], load: [] as number[] }
    for (let round = 0; round < rounds; round++)
      for (const when of ['early', 'late', 'load'] as const)
        times[when].push(await timeTap(browser, url, from, to, landings[when]))
    const load = median(times.load)
    const way = `${from} to ${to}`
    console.log(`${index + 1} of ${ways.length}: ${way}`)
    for (const when of ['early', 'late'] as const) {
      const value = median(times[when]) / load
      const note = `${median(times[when]).toFixed()} ms, page load ${load.toFixed()} ms`
      figures.push({ name: `${way}, ${when}, beside a page load`, value, unit: '×', atMost: 0.9, note })
    }
  }
  return figures
}

async function timeTap(browser: Browser, url: string, from: string, to: string, land: Land): Promise<number> {
  const page = await openSlowPhone(browser, url)
  await page.addInitScript(timeArrival)
  await land(page, from)
  await showLink(page, to)
  await page.waitForTimeout(inView)
  await tapWithFinger(page.locator('a[data-measured]'))
  let took = Number.NaN
  // evaluate fails while another document loads.
  const read = () => page.evaluate(() => Number(sessionStorage.getItem('took'))).catch(() => 0)
  await expect
    .poll(
      async () => {
        took = await read()
        return took
      },
      { message: `${from} to ${to}`, timeout: 30_000 },
    )
    .toBeGreaterThan(0)
  await page.context().close()
  return took
}

/** Runs in every document: the time from a tap to the first frame with another heading. */
function timeArrival(): void {
  // Who comes for the form sees it first.
  const headings = 'h1, #contact h2'
  // mouseup comes right before the click.
  addEventListener(
    'mouseup',
    ({ timeStamp }) => {
      const heading = document.querySelector(headings)?.textContent
      sessionStorage.setItem('tapped', JSON.stringify([performance.timeOrigin + timeStamp, heading]))
    },
    { capture: true },
  )
  const look = () => {
    const [tapped, heading] = JSON.parse(sessionStorage.getItem('tapped') ?? '[]')
    const shown = document.querySelector(headings)
    if (tapped === undefined || !shown || shown.textContent === heading)
      return void requestAnimationFrame(look)
    // A task after the frame's callback runs once that frame is committed.
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () =>
      sessionStorage.setItem('took', String(performance.timeOrigin + performance.now() - tapped))
    port2.postMessage(undefined)
  }
  requestAnimationFrame(look)
}

/**
 * Scrolls to a link to the page in the last screen's height frame by frame, like a thumb: the link is not in view at the first scroll
 * event, as it would be after a jump. Prefers a link in main. City chips are buttons and do not count.
 */
async function showLink(page: Page, to: string): Promise<void> {
  await page.evaluate(async (path) => {
    const links = [...document.querySelectorAll<HTMLElement>(`a[href="${path}"]:not([role=group] *)`)]
    const shown = links.filter((link) => link.checkVisibility())
    const link = shown.find((candidate) => candidate.closest('main')) ?? shown.at(-1)
    if (!link) throw new Error(`No link to ${path}.`)
    link.setAttribute('data-measured', '')
    const { top } = link.getBoundingClientRect()
    const start = window.scrollY + top - 1.5 * window.innerHeight
    for (let frame = 0; frame < 10; frame++) {
      window.scrollTo({ top: start + (frame / 10) * window.innerHeight, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
    link.scrollIntoView({ block: 'center', behavior: 'instant' })
  }, to)
}
