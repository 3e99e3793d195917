import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chromiumFlags } from '#tests/support/browser/chromium.ts'
import { pageKinds } from '#tests/support/page/pageKinds.ts'
import { type Figure, figure, median } from './figure.ts'

/** Not among the dependencies: 176 MB for this command alone. */
const lighthouse = 'lighthouse@13.5.0'
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** Excluded, because Lighthouse counts its status 404 as a fault. */
const notFound = 'the not-found page'
const tries = 3
const flags = ['--headless=new', ...chromiumFlags].join(' ')

type Category = (typeof categories)[number]

type Report = {
  categories: Record<string, { score: number }>
  audits: Record<string, { score: number | null; numericValue?: number; title: string }>
}

/** Lighthouse's mobile scores of every kind of page: medians of three reports. */
export async function measureLighthouse(url: string, chromium: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { kind, path } of pageKinds.filter(({ kind }) => kind !== notFound)) {
    const reports: Report[] = []
    for (let count = 0; count < tries; count += 1)
      // Chromium now and then records no start of the navigation: NO_NAVSTART.
      reports.push(await run(url + path, chromium).catch(() => run(url + path, chromium)))
    for (const category of categories) {
      const marks = reports.map((report) => markOf(report, category))
      const note = marks.every((mark) => mark === 100)
        ? {}
        : { note: `${marks.join(', ')}: ${lostBy(reports)}` }
      figures.push(figure(`Lighthouse, ${kind}: ${category}`, median(marks), '', { atLeast: 100, ...note }))
    }
    const numberOf = (audit: string) => median(reports.map(({ audits }) => audits[audit]?.numericValue ?? 0))
    figures.push(
      figure(`${kind}: largest paint`, numberOf('largest-contentful-paint'), 'ms', { atMost: 2000 }),
      figure(`${kind}: layout shift`, numberOf('cumulative-layout-shift'), '', { atMost: 0.005 }),
    )
  }
  return figures
}

const markOf = (report: Report, category: Category): number =>
  Math.round((report.categories[category]?.score ?? 0) * 100)

/** The failed audits. */
function lostBy(reports: readonly Report[]): string {
  const lost = reports.flatMap(({ audits }) =>
    Object.values(audits).filter(({ score }) => score !== null && score < 0.9),
  )
  return [...new Set(lost.map(({ title }) => title))].join('; ')
}

async function run(url: string, chromium: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', lighthouse, url, '--output=json', '--quiet', `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 1e8 },
  )
  return JSON.parse(stdout)
}
