import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The development server of the project in this folder: a process of its own, a free port, its own quotes. */
export async function startDev(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const store = mkdtempSync(join(tmpdir(), 'dev-'))
  const settings = {
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: `file:${join(store, 'quotes.db')}`,
    // Playwright says "test" here.
    NODE_ENV: 'development',
  }
  const child = spawn(process.execPath, ['server/dev.ts'], {
    cwd: folder,
    env: { ...process.env, ...settings },
  })
  const ended = once(child, 'close')

  let output = ''
  const address = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk
      const [url] = /http:\/\/[\d.]+:\d+/.exec(output) ?? []
      if (url) resolve(url)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('close', () => reject(new Error(`The development server ended:\n${output}`)))
  })

  return {
    url: await address,
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(store, { recursive: true, force: true })
    },
  }
}
