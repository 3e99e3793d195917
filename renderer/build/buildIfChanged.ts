import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { type SiteSettings, siteEnvironment } from '#data/company/settings.ts'

/** Files and folders that the built site depends on. */
const sources = ['{pages,renderer,components,data}/**', 'vite.config.ts', 'package{,-lock}.json']

/** Name of the file with the hash of the sources, in the built folder but not served. */
export const fingerprintFile = 'build.json'

type BuildIfChanged = {
  projectFolder: string
  config: SiteSettings
  build: (reason: string) => Promise<void>
}

/** Builds when sources or settings changed since the last build. */
export async function buildIfChanged({ projectFolder, config, build }: BuildIfChanged): Promise<void> {
  const [wanted, built] = await Promise.all([
    fingerprintSources(projectFolder, config),
    readFingerprint(join(projectFolder, 'dist', fingerprintFile)),
  ])
  if (built === wanted) return
  await build(
    built ? 'Something changed since the last build: building the site again.' : 'Building the site.',
  )
}

async function readFingerprint(file: string): Promise<string | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')).fingerprint
  } catch {
    // There is no build yet, or it was interrupted.
    return undefined
  }
}

/** A build with the same fingerprint would give the same site. */
export async function fingerprintSources(projectFolder: string, config: SiteSettings): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(siteEnvironment(config)))
  const entries = await Array.fromAsync(glob(sources, { cwd: projectFolder, withFileTypes: true }))
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  // In an order that does not depend on the machine.
  for (const file of files.sort()) {
    const content = await readFile(file)
    // The length keeps two files from being read as one.
    hash.update(`\n${relative(projectFolder, file)} ${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}
