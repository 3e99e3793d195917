import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { mkdir, rename, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const lifetime = 30 * 24 * 60 * 60 * 1000

/** Results of a build for reuse by the next build. */
export function fileCache(folder: string) {
  return {
    /** The path of the cached file; calls `make` if it is missing. The name must change with the content. */
    async getOrMake(name: string, make: () => Promise<Buffer | string>) {
      const file = join(folder, name)
      if (await touch(file)) return file
      await mkdir(folder, { recursive: true })
      // Renamed once complete: a build that is stopped leaves no half file behind.
      const unfinished = join(folder, randomUUID())
      await writeFile(unfinished, await make())
      await rename(unfinished, file)
      return file
    },
    /** Deletes files that no build has used for a month. Synchronous, which is faster for ten thousand files. */
    forgetUnused() {
      for (const name of existsSync(folder) ? readdirSync(folder) : []) {
        const file = join(folder, name)
        // Another build may have renamed or deleted the file since.
        const used = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity
        if (Date.now() - used > lifetime) rmSync(file, { force: true })
      }
    },
  }
}

export type FileCache = ReturnType<typeof fileCache>

/** Marks the file as used now; false when it is not there. */
const touch = (file: string): Promise<boolean> =>
  utimes(file, new Date(), new Date()).then(
    () => true,
    () => false,
  )
