import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { prerender } from 'vike/api'
import type { PageContextServer } from 'vike/types'
import { StartError } from '#data/settings/settings.ts'
import type { CheckedSite } from '../site/checkSite.ts'
import { workThrough } from './steps/workThrough.ts'

/** Vike keeps all rendered pages in memory until the end: 500 pages take about 100 MB. */
const shareSize = 500

/** Passed to the bundled hooks (renderer/+onPrerenderStart.ts) through globalThis. */
type PrerenderShare = {
  /** Indexes into the list of all pages. */
  start: number
  end: number
  /** Set in the process that builds; further shares are prerendered by child processes. */
  onChecked: ((site: CheckedSite) => void) | undefined
}

declare global {
  var prerenderShare: PrerenderShare
}

/**
 * Checks a bundled site and prerenders it into folder/client: a site of one share in this process, a larger one in several.
 *
 * @throws StartError when the content is wrong or a share failed
 */
export async function prerenderSite(projectFolder: string, folder: string): Promise<CheckedSite> {
  let site: CheckedSite | undefined
  await renderShare(projectFolder, folder, 0, (checked) => {
    site = checked
  })
  if (!site) throw new Error('renderer/+onPrerenderStart.ts did not check the site.')
  if (site.pageCount > shareSize) {
    const shares = [...Array(Math.ceil(site.pageCount / shareSize)).keys()]
    const start = (index: number) => startShare(projectFolder, folder, index)
    await workThrough('shares of pages', shares, availableParallelism(), start)
  }
  return site
}

/** Prerenders one share of the pages, in a process of its own or in this one. */
export async function renderShare(
  projectFolder: string,
  folder: string,
  index: number,
  onChecked?: (site: CheckedSite) => void,
): Promise<void> {
  const start = index * shareSize
  globalThis.prerenderShare = { start, end: start + shareSize, onChecked }
  await prerender({
    viteConfig: { root: projectFolder, logLevel: 'warn', configLoader: 'native', build: { outDir: folder } },
    // Otherwise Vike prints a line for each page.
    onPagePrerender: (page: RenderedPage) => writePage(folder, page),
  })
}

type RenderedPage = PageContextServer & { _prerenderResult: { filePath: string; fileContent: string } }

async function writePage(folder: string, { template, data, urlPathname, _prerenderResult }: RenderedPage) {
  const { filePath, fileContent } = _prerenderResult
  if (template) return writeNew(join(folder, `templates${urlPathname}.html`), template)
  await writeNew(filePath, fileContent)
  await writeNew(join(folder, 'client', data.url), data.json)
}

async function writeNew(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

async function startShare(projectFolder: string, folder: string, index: number): Promise<void> {
  const program = join(import.meta.dirname, 'prerenderShare.ts')
  // Limits V8's young generation, which would otherwise hold 100 MB of rendered pages.
  const args = ['--max-semi-space-size=2', program, projectFolder, folder, String(index)]
  const child = spawn(process.execPath, args, { stdio: 'inherit' })
  const stop = () => void child.kill()
  process.once('exit', stop)
  const [code] = await once(child, 'exit')
  process.off('exit', stop)
  if (code !== 0) throw new StartError('A share of the pages could not be prerendered: see the errors above.')
}
