import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Environment } from '#data/company/settings.ts'

const copied = [
  ...['pages', 'renderer', 'components', 'data', 'server', 'tests'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.worker.json', 'vite.config.ts'],
  ...['biome.json', '.gitignore', '.env.example', 'stryker.config.js'],
]

/** Environment variables of the machine that would change the build. */
const foreign =
  /^(VITEST.*|VITE_.*|NODE_ENV|NODE_OPTIONS|SITE_URL|REVIEWS_.*|TEST|MODE|PROD|DEV|BASE_URL|SSR)$/

export type ProjectCopy = ReturnType<typeof copyProject>

/** A copy of the project in a temporary folder, to be changed and built. */
export function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), 'project-'))
  for (const name of copied) cpSync(name, join(folder, name), { recursive: true })
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
    /** The built pages of a build that succeeded. */
    site: join(folder, 'dist/client'),
    write,
    /** Edits a file. @throws when a text is not in it */
    replace(file: string, ...pairs: readonly (readonly [old: string, next: string])[]) {
      const text = readFileSync(join(folder, file), 'utf8')
      const changed = pairs.reduce((current, [old, next]) => {
        if (!current.includes(old)) throw new Error(`${file} holds no "${old}".`)
        return current.replaceAll(old, () => next)
      }, text)
      write(file, changed)
    },
    /** Builds the copy with these settings only. */
    build: (settings: Environment = {}) => run(folder, settings),
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  }
}

function run(folder: string, settings: Environment) {
  const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.test(name)))
  const args = [join(folder, 'renderer/build/build.ts'), '--no-compression']
  const options = { cwd: folder, env: { ...own, ...settings, NO_COLOR: '1' }, maxBuffer: 1e8 }
  return new Promise<{ succeeded: boolean; output: string }>((resolve) => {
    execFile(process.execPath, args, options, (error, stdout, stderr) =>
      resolve({ succeeded: !error, output: `${stdout}\n${stderr}` }),
    )
  })
}
