import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { fingerprintSources } from '#server/build/fingerprint.ts'
import { readConfig } from '#server/config.ts'
import { projectFolder } from '#server/projectFolder.ts'
import { builtFiles } from './builtSite.ts'
import { temporaryFolder } from './temporaryFolder.ts'

type Environment = Readonly<Record<string, string>>

/** A copy of the server in a folder of its own, with a small site that was just built. */
export async function copyProject(): Promise<string> {
  const dist = Object.entries(builtFiles).map(([file, content]) => [`dist/${file}`, content])
  const folder = temporaryFolder(Object.fromEntries(dist))
  const copied = [
    'server',
    'package.json',
    ...['site', 'paths', 'redirects', 'quoteRequest', 'honeypotField'].map((name) => `data/${name}.ts`),
  ]
  for (const source of copied) cpSync(join(projectFolder, source), join(folder, source), { recursive: true })
  symlinkSync(join(projectFolder, 'node_modules'), join(folder, 'node_modules'))
  const fingerprint = await fingerprintSources(folder, readConfig({}))
  writeFileSync(join(folder, 'dist/build.json'), JSON.stringify({ fingerprint }))
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
  const child = spawn(command, rest, { cwd: folder, env: environment })
  onTestFinished(() => void child.kill('SIGKILL'))
  const output = { out: '', err: '' }
  child.stdout.on('data', (chunk) => {
    output.out += chunk
  })
  child.stderr.on('data', (chunk) => {
    output.err += chunk
  })
  const ended = once(child, 'close').then(([code]) => ({ code, ...output }))
  const firstLine = once(child.stdout, 'data').then(() => output.out.split('\n')[0] ?? '')
  return { child, ended, firstLine }
}
