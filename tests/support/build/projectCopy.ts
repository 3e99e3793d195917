import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Environment } from '#data/settings/settings.ts'
import { watchMemory } from '../processes.ts'

const folders = ['pages', 'renderer', 'components', 'data', 'server']
const files = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts']

/** Environment variables of the machine that would change the build. */
const foreign =
  /^(VITEST.*|VITE_.*|NODE_ENV|NODE_OPTIONS|SITE_URL|REVIEWS_.*|TEST|MODE|PROD|DEV|BASE_URL|SSR)$/

type Build = {
  succeeded: boolean
  output: string
  /** The most that one process held; 0 where the system has no /proc. */
  largestMegabytes: number
}

type ProjectCopy = {
  folder: string
  /** The built pages of a build that succeeded. */
  site: string
  write: (file: string, text: string) => void
  /** Changes a file; a text that is not in it is an error, so that no edit is lost unseen. */
  replace: (file: string, ...pairs: readonly (readonly [old: string, next: string])[]) => void
  /** Builds the copy as it now is, with these settings and no others. */
  build: (settings?: Environment) => Promise<Build>
  remove: () => void
}

/** The project in a folder of its own, to be changed and built without touching this one. */
export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'project-'))
  for (const name of [...folders, ...files]) cpSync(name, join(folder, name), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'), 'junction')
  // Photographs that did not change are not encoded again.
  for (const cache of ['.cache/photos', '.cache/pictures']) {
    mkdirSync(cache, { recursive: true })
    mkdirSync(join(folder, '.cache'), { recursive: true })
    symlinkSync(join(process.cwd(), cache), join(folder, cache), 'junction')
  }

  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)

  return {
    folder,
    site: join(folder, 'dist/client'),
    write,
    replace(file, ...pairs) {
      const text = readFileSync(join(folder, file), 'utf8')
      const changed = pairs.reduce((current, [old, next]) => {
        if (!current.includes(old)) throw new Error(`${file} holds no "${old}".`)
        return current.replaceAll(old, () => next)
      }, text)
      write(file, changed)
    },
    build: (settings = {}) => run(folder, settings),
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  }
}

function run(folder: string, settings: Environment): Promise<Build> {
  const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.test(name)))
  const args = [join(folder, 'renderer/build/build.ts'), '--no-compression']
  const options = { cwd: folder, env: { ...own, ...settings, NO_COLOR: '1' }, maxBuffer: 1e8 }
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, options, (error, stdout, stderr) =>
      resolve({ succeeded: !error, output: `${stdout}\n${stderr}`, ...memory.stop() }),
    )
    const memory = watchMemory(child.pid ?? 0)
  })
}
