import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteSettings } from '#data/settings/settings.ts'
import { StartFault } from '#data/settings/settings.ts'
import { compressSite } from './compress.ts'
import { fingerprintFile } from './ensureFreshBuild.ts'
import { fingerprintSources } from './fingerprint.ts'
import { wantedPicturesFile } from './pageFile.ts'
import { runProgram } from './runProgram.ts'
import { drawSitePictures } from './sitePictures.ts'

export type BuildOptions = {
  projectFolder: string
  config: SiteSettings
  /** A build without it is for a quick look: the next start builds again. */
  compression: boolean
}

/** Builds beside the site that is there and replaces it at the end, so that a failed build costs nothing. */
export async function buildSite({ projectFolder, config, compression }: BuildOptions): Promise<void> {
  const next = join(projectFolder, '.cache/next')
  // Taken before the build: what changes meanwhile must make the next start build again.
  const fingerprint = await fingerprintSources(projectFolder, config)
  await rm(next, { recursive: true, force: true })
  await mkdir(next, { recursive: true })

  const made =
    (await runProgram('bundle.ts', projectFolder, next)) && (await runProgram('prerender.ts', next))
  if (!made) throw new StartFault('The build was stopped; the site that is there stays as it is.')

  await rm(join(next, 'server'), { recursive: true })
  await drawSitePictures({
    projectFolder,
    site: join(next, 'client'),
    wanted: join(next, wantedPicturesFile),
  })
  if (compression) {
    const { files, compressed } = await compressSite({
      site: join(next, 'client'),
      cache: join(projectFolder, '.cache/compressed'),
    })
    console.log(
      `${files} files compressed; ${compressed} bodies were made, the others are those of an earlier build.`,
    )
    await writeFile(join(next, fingerprintFile), `${JSON.stringify({ fingerprint })}\n`)
  }
  await replaceFolder(next, join(projectFolder, 'dist'), join(projectFolder, '.cache/previous'))
}

async function replaceFolder(next: string, current: string, previous: string): Promise<void> {
  await rm(previous, { recursive: true, force: true })
  if (existsSync(current)) await rename(current, previous)
  await rename(next, current)
  await rm(previous, { recursive: true, force: true })
}
