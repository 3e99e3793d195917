import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chromiumFlags } from '#tests/support/browser/chromium.ts'
import { pageKinds } from '#tests/support/page/pageKinds.ts'
import { type Figure, median } from './figure.ts'
import { serveFound } from './serveFound.ts'

/** Not among the dependencies: 176 MB for this command alone. */
const lighthouse = 'lighthouse@13.5.0'
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** Pages that search engines may not list lose points for it. */
const unlisted = new Set(['/thank-you', '/no-such-page'])
const notFound = 'the not-found page'
const thanks = { kind: 'the thanks', path: '/thank-you' }
const flags = ['--headless=new', ...chromiumFlags].join(' ')

type Category = (typeof categories)[number]

type Report = {
  categories: Record<string, { score: number }>
  audits: Record<string, { score: number | null; numericValue?: number; title: string }>
}

/** Lighthouse's marks for every kind of page, as a phone sees it: medians of three reports. */
export async function measureLighthouse(url: string, chromium: string): Promise<Figure[]> {
  const figures: Figure[] = []
  const found = await serveFound(url)
  for (const { kind, path } of [...pageKinds, thanks]) {
    const reports = await runThrice((kind === notFound ? found.url : url) + path, chromium)
    if (typeof reports === 'string') {
      figures.push({ name: `Lighthouse, ${kind}`, value: undefined, unit: '', note: reports })
      continue
    }
    const wanted = categories.filter((category) => category !== 'seo' || !unlisted.has(path))
    for (const category of wanted) {
      const marks = reports.map((report) => markOf(report, category))
      figures.push({
        name: `Lighthouse, ${kind}: ${category}`,
        value: median(marks),
        unit: '',
        atLeast: 100,
        ...(marks.every((mark) => mark === 100) ? {} : { note: `${marks.join(', ')}: ${lostBy(reports)}` }),
      })
    }
    figures.push({
      name: `Lighthouse, ${kind}: largest paint`,
      value: median(reports.map(({ audits }) => audits['largest-contentful-paint']?.numericValue ?? 0)),
      unit: 'ms',
    })
  }
  await found.stop()
  return figures
}

/** @returns two reports where they agree, as a third would change no median; what is in the way where there is none */
async function runThrice(url: string, chromium: string): Promise<Report[] | string> {
  const reports: Report[] = []
  while (reports.length < 2 || (reports.length < 3 && !agree(reports))) {
    const report = await run(url, chromium)
    if (typeof report === 'string') return report
    reports.push(report)
  }
  return reports
}

const agree = (reports: readonly Report[]): boolean =>
  categories.every((category) => new Set(reports.map((report) => markOf(report, category))).size === 1)

const markOf = (report: Report, category: Category): number =>
  Math.round((report.categories[category]?.score ?? 0) * 100)

/** The audits that were not passed. */
function lostBy(reports: readonly Report[]): string {
  const lost = reports.flatMap(({ audits }) =>
    Object.values(audits).filter(({ score }) => score !== null && score < 0.9),
  )
  return [...new Set(lost.map(({ title }) => title))].join('; ')
}

/** @returns what is in the way instead, where there is no report */
async function run(url: string, chromium: string): Promise<Report | string> {
  try {
    const { stdout } = await promisify(execFile)(
      'npx',
      ['--yes', lighthouse, url, '--output=json', '--quiet', `--chrome-flags=${flags}`],
      { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 1e8 },
    )
    return JSON.parse(stdout)
  } catch (error) {
    const said = String((error as { stderr?: string }).stderr ?? error).trim()
    return `no report (${lighthouse} comes from the npm registry): ${said.split('\n').at(-1)}`
  }
}
