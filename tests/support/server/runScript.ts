import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { projectFolder } from '#server/projectFolder.ts'
import { builtFiles } from '../site/builtSite.ts'
import { copyServer } from '../site/serverCopy.ts'
import { temporaryFolder } from '../temporaryFolder.ts'

type Environment = Readonly<Record<string, string>>

/** A copy of the server in a folder of its own, with a small site that was just built. */
export async function copyServerWithSite(): Promise<string> {
  const dist = Object.entries(builtFiles).map(([file, content]) => [`dist/${file}`, content])
  const folder = temporaryFolder(Object.fromEntries(dist))
  await copyServer(folder)
  return folder
}

/**
 * Starts a program of the project in a process of its own, with only these settings, and within a limit that the shell
 * sets first.
 */
export function startScript(
  folder: string,
  args: readonly string[],
  environment: Environment = {},
  limit?: string,
) {
  const shell = limit === undefined ? [] : ['/bin/sh', '-c', `${limit} && exec "$0" "$@"`]
  const [command = '', ...rest] = [...shell, process.execPath, ...args]
  // The cache halves the start time of a program. It does not help copies, because every test has new files.
  const cache = folder === projectFolder ? { NODE_COMPILE_CACHE: join(projectFolder, '.cache/node') } : {}
  const child = spawn(command, rest, { cwd: folder, env: { ...environment, ...cache } })
  onTestFinished(() => void child.kill('SIGKILL'))
  const output = { out: '', err: '' }
  child.stdout.on('data', (chunk) => {
    output.out += chunk
  })
  child.stderr.on('data', (chunk) => {
    output.err += chunk
  })
  const ended = once(child, 'close').then(([code]) => ({ code, ...output }))
  return { child, ended }
}
