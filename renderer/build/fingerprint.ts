import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteSettings } from '#data/settings/settings.ts'

/** What the built site is made of. */
const sources = [
  'pages',
  'renderer',
  'components',
  'data',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
]

/** A build with the same fingerprint would give the same site. */
export async function fingerprintSources(
  projectFolder: string,
  { siteUrl, reviews }: SiteSettings,
): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([siteUrl, reviews]))
  for (const source of sources) {
    for (const file of await listFiles(projectFolder, source)) {
      const content = await readFile(join(projectFolder, file))
      // The length keeps two files from being read as one.
      hash.update(`\n${file} ${content.length}\n`).update(content)
    }
  }
  return hash.digest('hex')
}

/** The file, or every file below the folder, in an order that does not depend on the machine. */
async function listFiles(projectFolder: string, source: string): Promise<string[]> {
  const path = join(projectFolder, source)
  if (!existsSync(path)) return []
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => undefined)
  if (!entries) return [source]
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(projectFolder.length + 1))
    .sort()
}
