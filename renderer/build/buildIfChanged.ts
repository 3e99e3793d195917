import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteSettings } from '#data/settings/settings.ts'
import { fingerprintSources } from './fingerprint.ts'

/** In the built folder, beside what is served: which sources it was made of. */
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
    // No build yet, or one that was cut off: both are made anew.
    return undefined
  }
}
