import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprintSources } from '#renderer/build/buildFolder.ts'
import { readConfig } from '#server/config.ts'
import { projectFolder } from '#server/projectFolder.ts'

const copied = ['server', 'renderer/build', 'renderer/theme/tokens.json', 'package.json', 'data']

/** Copies the server into a folder. The copy takes the site in its dist/client for one that was just built. */
export async function copyServer(folder: string): Promise<void> {
  const filter = (path: string) => !path.startsWith(join(projectFolder, 'data/images'))
  for (const source of copied)
    cpSync(join(projectFolder, source), join(folder, source), { recursive: true, filter })
  symlinkSync(join(projectFolder, 'node_modules'), join(folder, 'node_modules'))
  const fingerprint = await fingerprintSources(folder, readConfig({}))
  mkdirSync(join(folder, 'dist'), { recursive: true })
  writeFileSync(join(folder, 'dist/build.json'), JSON.stringify({ fingerprint }))
}
