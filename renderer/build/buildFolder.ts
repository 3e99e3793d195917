import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { glob, mkdir, mkdtemp, readFile, rename } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { type SiteSettings, siteEnvironment } from '#data/company/settings.ts'

/** Where package.json is. */
export const projectFolder = join(import.meta.dirname, '../..')

/** The result of checkSite as JSON, from renderer/+onPrerenderStart.ts to the rest of the build. */
export const siteDescriptionFile = 'site.json'

/** A folder for this build alone, since another build may run at the same time. Deleted when the process exits. */
export async function makeBuildFolder(cache: string): Promise<string> {
  await mkdir(cache, { recursive: true })
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

/** Files and folders that the built site depends on. */
const sources = ['{pages,renderer,components,data}/**', 'vite.config.ts', 'package{,-lock}.json']

/** Name of the file with the hash of the sources, in the built folder but not served. */
export const fingerprintFile = 'build.json'

/** Why the site has to be built; undefined when neither sources nor settings have changed since the last build. */
export async function reasonToBuild(
  projectFolder: string,
  config: SiteSettings,
): Promise<string | undefined> {
  const wanted = await fingerprintSources(projectFolder, config)
  const built = await readFingerprint(join(projectFolder, 'dist', fingerprintFile))
  if (built === wanted) return undefined
  return built ? 'Something changed since the last build: building the site again.' : 'Building the site.'
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
