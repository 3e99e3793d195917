import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chromiumFlags } from '#tests/support/chromium.ts'
import { pageKinds } from '#tests/support/pageKinds.ts'
import type { Figure } from './figure.ts'

/** Not among the dependencies: 176 MB for this command alone. */
const lighthouse = 'lighthouse@13.5.0'
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** Pages that search engines may not list lose points for it. */
const unlisted = new Set(['/thank-you', '/no-such-page'])
const flags = ['--headless=new', ...chromiumFlags].join(' ')

type Report = {
  categories: Record<string, { score: number }>
  audits: Record<string, { score: number | null; numericValue?: number; title: string }>
}

/** Lighthouse's marks for every kind of page, as a phone sees it. */
export async function measureLighthouse(url: string, chromium: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { kind, address } of pageKinds) {
    const report = await run(url + address, chromium)
    if (typeof report === 'string') {
      figures.push({ name: `Lighthouse, ${kind}`, value: undefined, unit: '', note: report })
      continue
    }
    const wanted = categories.filter((category) => category !== 'seo' || !unlisted.has(address))
    const lost = Object.values(report.audits).filter(({ score }) => score !== null && score < 0.9)
    for (const category of wanted)
      figures.push({
        name: `Lighthouse, ${kind}: ${category}`,
        value: Math.round((report.categories[category]?.score ?? 0) * 100),
        unit: '',
        atLeast: 100,
        ...(lost.length > 0 ? { note: lost.map(({ title }) => title).join('; ') } : {}),
      })
    figures.push({
      name: `Lighthouse, ${kind}: largest paint`,
      value: report.audits['largest-contentful-paint']?.numericValue,
      unit: 'ms',
    })
  }
  return figures
}

/** @returns what is in the way instead, where there is no report */
async function run(address: string, chromium: string): Promise<Report | string> {
  try {
    const { stdout } = await promisify(execFile)(
      'npx',
      ['--yes', lighthouse, address, '--output=json', '--quiet', `--chrome-flags=${flags}`],
      { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 1e8 },
    )
    return JSON.parse(stdout)
  } catch (error) {
    const said = String((error as { stderr?: string }).stderr ?? error).trim()
    return `no report (${lighthouse} comes from the npm registry): ${said.split('\n').at(-1)}`
  }
}
