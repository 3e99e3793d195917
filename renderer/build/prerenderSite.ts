import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { prerender } from 'vike/api'
import type { PageContextServer } from 'vike/types'
import { StartFault } from '#data/settings/settings.ts'
import type { CheckedSite } from '../checkSite.ts'
import { progress } from './progress.ts'

/** Vike keeps every page it rendered until it is done: more than these would take several hundred megabytes. */
const shareSize = 1000

/** What the hooks in the bundle (renderer/+onPrerenderStart.ts) are told by the process that loads it. */
type PrerenderShare = {
  /** The pages with these places in the list of all. */
  start: number
  end: number
  /** Given for the first share alone. */
  onChecked: ((site: CheckedSite) => void) | undefined
}

declare global {
  var prerenderShare: PrerenderShare
}

/**
 * Prerenders a bundled site into folder/client: a site of one share in this process, each further share in one of its own.
 *
 * @throws StartFault when the content is wrong or a share failed
 */
export async function prerenderSite(projectFolder: string, folder: string): Promise<CheckedSite> {
  let site: CheckedSite | undefined
  let others: Promise<void> | undefined
  await renderShare(projectFolder, folder, 0, (checked) => {
    site = checked
    others = prerenderOthers(projectFolder, folder, checked.pageCount)
  })
  await others
  if (!site) throw new Error('renderer/+onPrerenderStart.ts did not check the site.')
  return site
}

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
    // Without it Vike would print a line for each page.
    onPagePrerender: (page: RenderedPage) => writePage(folder, page),
  })
}

type RenderedPage = PageContextServer & { _prerenderResult: { filePath: string; fileContent: string } }

async function writePage(folder: string, { template, urlPathname, _prerenderResult }: RenderedPage) {
  const { filePath, fileContent } = _prerenderResult
  const file = template ? join(folder, `templates${urlPathname}.html`) : filePath
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, template ?? fileContent)
}

/** As many at a time as there are cores beside this process. */
async function prerenderOthers(projectFolder: string, folder: string, pageCount: number): Promise<void> {
  const count = Math.ceil(pageCount / shareSize)
  const advance = progress('shares of pages', count - 1)
  let next = 1
  async function prerenderNext(): Promise<void> {
    while (next < count) {
      const index = next
      next += 1
      await startShare(projectFolder, folder, index)
      advance()
    }
  }
  await Promise.all(Array.from({ length: Math.max(1, availableParallelism() - 1) }, prerenderNext))
}

async function startShare(projectFolder: string, folder: string, index: number): Promise<void> {
  const program = join(import.meta.dirname, 'prerenderShare.ts')
  const child = spawn(process.execPath, [program, projectFolder, folder, String(index)], { stdio: 'inherit' })
  const stop = () => void child.kill()
  process.once('exit', stop)
  const [code] = await once(child, 'exit')
  process.off('exit', stop)
  if (code !== 0) throw new StartFault('Not every page could be made; the lines above say why.')
}
