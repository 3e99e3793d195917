import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vike/api'
import { paths } from '#data/paths.ts'
import { buildDesk } from './buildDesk.ts'
import { fingerprintFile, makeBuildFolder, replaceFolder, siteDescriptionFile } from './buildFolder.ts'
import type { CheckedSite } from './checkSite.ts'
import { compressSite } from './compress.ts'
import { drawSitePictures } from './sitePictures.ts'

/**
 * Builds into a temporary folder and replaces the site at the end, so that a failed build changes nothing.
 *
 * @param fingerprint of the sources (buildFolder.ts)
 * @param compression false for a quick look; the next start then builds again
 */
export async function buildSite(
  projectFolder: string,
  fingerprint: string,
  compression: boolean,
): Promise<void> {
  const startedAt = performance.now()
  const folder = await makeBuildFolder(join(projectFolder, '.cache'))
  const next = join(folder, 'site')
  const client = join(next, 'client')

  // Without Vite's list of chunks, which would hide the build's own messages.
  await build({
    viteConfig: {
      root: projectFolder,
      logLevel: 'warn',
      configLoader: 'native',
      build: { outDir: next, emptyOutDir: true },
    },
  })
  const { files, pictures, pageCount } = await takeSiteDescription(next)
  for (const path of [paths.quoteSent, paths.quoteNotSent]) await moveTemplate(next, path)
  for (const [name, text] of Object.entries(files)) await writeFile(join(client, name), text)
  await drawSitePictures(projectFolder, client, pictures)
  const desk = join(next, 'desk')
  await buildDesk(projectFolder, desk)

  if (compression) {
    const cache = join(projectFolder, '.cache/compressed')
    for (const site of [client, desk]) await compressSite({ site, cache })
    await writeFile(join(next, fingerprintFile), `${JSON.stringify({ fingerprint })}\n`)
  }
  await replaceFolder(next, join(projectFolder, 'dist'), join(folder, 'previous'))
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`Built ${pageCount} pages in ${seconds} s.`)
}

/** Reads and removes what renderer/+onPrerenderStart.ts has written beside the pages. */
async function takeSiteDescription(folder: string): Promise<CheckedSite> {
  const file = join(folder, siteDescriptionFile)
  const site: CheckedSite = JSON.parse(await readFile(file, 'utf8'))
  await rm(file)
  return site
}

/** Moves a page that the server fills in out of the public folder. */
async function moveTemplate(folder: string, path: string): Promise<void> {
  await mkdir(join(folder, 'templates'), { recursive: true })
  await rename(join(folder, 'client', path, 'index.html'), join(folder, `templates${path}.html`))
  await rm(join(folder, 'client', path), { recursive: true })
}
