import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Resolves to the pattern's first group once the program prints a match. Rejects if the program ends first. */
export function untilPrinted(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', function read(chunk: Buffer) {
        output += chunk
        const [, found] = pattern.exec(output) ?? []
        if (found === undefined) return
        stream.off('data', read)
        resolve(found)
      })
    child.once('close', () => reject(new Error(`The program ended: ${output}`)))
  })
}

/** Below the ephemeral ports: from 32768 on Linux, from 49152 on macOS and Windows. */
const anyPort = (): number => 20_000 + Math.floor(Math.random() * 10_000)

/** A free port outside the ephemeral range, so that it stays free while a server restarts. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = anyPort()
    if (await isFree(port)) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
