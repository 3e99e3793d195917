import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprintSources } from '#renderer/build/buildFolder.ts'
import { projectFolder, readConfig } from '#server/config.ts'
import { untilPrinted } from '../processes.ts'

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

/** `npm start`. */
export const serverCommand: readonly string[] = [process.execPath, 'server/index.ts']
export const serverSettings = { PORT: '0', HOST: '127.0.0.1', RATE_LIMIT: 'off' }

/** Starts a program in a process of its own, with only these settings, and records its output. */
export function startProcess(
  [program = '', ...args]: readonly string[],
  folder: string,
  env: NodeJS.ProcessEnv,
  descriptors: readonly number[] = [],
) {
  const stdio = ['pipe' as const, 'pipe' as const, 'pipe' as const, ...descriptors]
  // Node's types know only the three pipes.
  const child = spawn(program, args, { cwd: folder, env, stdio }) as ChildProcessWithoutNullStreams
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

/** Resolves to the URL that a starting server prints. The log may begin with pending mail that is sent first. */
export const untilAnnounced = (child: ChildProcess) => untilPrinted(child, / is at (http:\S+)\n/)
