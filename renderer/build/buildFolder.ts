import { rmSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The result of checkSite as JSON, from renderer/+onPrerenderStart.ts to the rest of the build. */
export const siteDescriptionFile = 'site.json'

const day = 24 * 60 * 60 * 1000

/**
 * A folder for this build alone, since another build may run at the same time. Deleted when the process exits; those of killed
 * builds are deleted after a day.
 */
export async function makeBuildFolder(cache: string): Promise<string> {
  await mkdir(cache, { recursive: true })
  for (const name of await readdir(cache)) {
    if (!name.startsWith('next')) continue
    const folder = join(cache, name)
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Infinity }))
    if (Date.now() - mtimeMs > day) await rm(folder, { recursive: true, force: true })
  }
  const folder = await mkdtemp(join(cache, 'next-'))
  // Also after a fault: a server that starts again and again would fill the disk.
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Replaces the folder `current` with `next`, and moves the replaced one to `previous`. */
export async function replaceFolder(next: string, current: string, previous: string): Promise<void> {
  await rename(current, previous).catch((error: NodeJS.ErrnoException) => {
    // There is none at the first build.
    if (error.code !== 'ENOENT') throw error
  })
  await rename(next, current)
}
