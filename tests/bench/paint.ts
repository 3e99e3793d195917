import type { Browser } from '@playwright/test'
import { serveBareSite } from './bareSite.ts'
import { type Figure, median } from './figure.ts'
import { openSlowPhone } from './slowPhone.ts'

const rounds = 9
const pages = [
  { name: 'home', path: '/' },
  { name: 'a city-service page', path: '/services/ajax/hot-tub-removal' },
]

type Paint = { first: number; largest: number; shift: number }

/** When a slow phone shows something, beside the same page as bare HTML, and when it shows what is largest. */
export async function measurePaint(browser: Browser, url: string): Promise<Figure[]> {
  const figures: Figure[] = []
  const bareSite = await serveBareSite({ pictures: true })
  for (const { name, path } of pages) {
    const painted: { whole: Paint; bare: Paint }[] = []
    for (let round = 0; round < rounds; round += 1)
      painted.push({
        whole: await paint(browser, url, path),
        bare: await paint(browser, bareSite.url, path),
      })
    const of = (value: (row: (typeof painted)[number]) => number) => median(painted.map(value))
    figures.push(
      { name: `first paint of ${name}`, value: of(({ whole }) => whole.first), unit: 'ms' },
      { name: `first paint of ${name} as bare HTML`, value: of(({ bare }) => bare.first), unit: 'ms' },
      {
        name: `first paint of ${name} beside bare HTML`,
        value: of(({ whole, bare }) => whole.first / bare.first),
        unit: '×',
        atMost: 1.25,
      },
      { name: `largest paint of ${name}`, value: of(({ whole }) => whole.largest), unit: 'ms', atMost: 2000 },
      { name: `layout shift of ${name}`, value: of(({ whole }) => whole.shift), unit: '', atMost: 0.005 },
    )
  }
  bareSite.close()
  return figures
}

async function paint(browser: Browser, baseURL: string, path: string): Promise<Paint> {
  const page = await openSlowPhone(browser, baseURL)
  await page.goto(path, { waitUntil: 'load' })
  const measured = await page.evaluate(readPaint)
  await page.context().close()
  return measured
}

/** Runs in the page: what its observers were told so far, once the largest paint is known to them. */
function readPaint(): Promise<Paint> {
  return new Promise((resolve) => {
    let shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      const largest = list.getEntries().at(-1)?.startTime ?? 0
      const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
      resolve({ first, largest, shift })
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
}
