import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const day = 24 * 60 * 60 * 1000

/**
 * A folder for this build alone, since another build may run at the same time. Deletes the folders that stopped builds left
 * more than a day ago.
 */
export async function makeBuildFolder(cache: string): Promise<string> {
  await mkdir(cache, { recursive: true })
  for (const name of await readdir(cache)) {
    if (!name.startsWith('next')) continue
    const folder = join(cache, name)
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Infinity }))
    if (Date.now() - mtimeMs > day) await rm(folder, { recursive: true, force: true })
  }
  return mkdtemp(join(cache, 'next-'))
}

/** Replaces the folder `current` with `next`, and moves the replaced one to `previous`. */
export async function replaceFolder(next: string, current: string, previous: string): Promise<void> {
  await rename(current, previous).catch((error: NodeJS.ErrnoException) => {
    // There is none at the first build.
    if (error.code !== 'ENOENT') throw error
  })
  await rename(next, current)
}
