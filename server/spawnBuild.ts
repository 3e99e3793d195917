import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { StartError } from '#data/company/settings.ts'
import { projectFolder } from './projectFolder.ts'

const signals = ['SIGTERM', 'SIGINT'] as const

/**
 * Builds the site when its sources or settings changed. A child process builds: its memory is freed at its end, and signals to this
 * process stop it.
 *
 * @throws StartError when a build was needed and failed
 */
export async function spawnBuild(): Promise<void> {
  const program = join(projectFolder, 'renderer/build/build.ts')
  const stop = (signal: NodeJS.Signals) => void build.kill(signal)
  // Before the build starts: a signal may arrive while it does.
  for (const signal of signals) process.on(signal, stop)
  const build = spawn(process.execPath, [program, '--if-changed'], { stdio: 'inherit' })
  const [code] = await once(build, 'exit')
  for (const signal of signals) process.off(signal, stop)
  if (code !== 0) throw new StartError('The site could not be built: see the errors above.')
}
