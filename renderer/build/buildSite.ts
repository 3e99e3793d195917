import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vike/api'
import { buildDesk } from './buildDesk.ts'
import { makeBuildFolder, replaceFolder } from './buildFolder.ts'
import { fingerprintFile } from './buildIfChanged.ts'
import { compressSite } from './compress.ts'
import { prerenderSite } from './prerenderSite.ts'
import { drawSitePictures } from './sitePictures.ts'

/**
 * Builds into a temporary folder and replaces the site at the end, so that a failed build changes nothing.
 *
 * @param fingerprint of the sources (buildIfChanged.ts)
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
  const { files, pictures, warning, pageCount } = await prerenderSite(projectFolder, next)
  if (warning) console.warn(warning)
  for (const [name, text] of Object.entries(files)) await writeFile(join(client, name), text)
  await drawSitePictures(projectFolder, client, pictures)
  await rm(join(next, 'server'), { recursive: true })
  const desk = join(next, 'desk')
  await buildDesk(projectFolder, desk)

  let compressed = ''
  if (compression) {
    const cache = join(projectFolder, '.cache/compressed')
    const counts = await compressSite({ site: client, cache })
    await compressSite({ site: desk, cache })
    compressed = `; ${counts.files} files compressed, ${counts.made} bodies of them new`
    await writeFile(join(next, fingerprintFile), `${JSON.stringify({ fingerprint })}\n`)
  }
  await replaceFolder(next, join(projectFolder, 'dist'), join(folder, 'previous'))
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`Built ${pageCount} pages in ${seconds} s${compressed}.`)
}
