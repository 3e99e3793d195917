import { fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { StartFault } from '../errors.ts'
import { notFoundAddress } from './pageFile.ts'
import type { MadePage } from './pageWorker.ts'

type SiteToRender = {
  addresses: readonly string[]
  /** The folder the pages are written into. */
  site: string
  /** Vike's entry of the bundled site. */
  entry: string
}

/** So many at a time are handed to a process: enough to keep it busy, few enough that all end together. */
const handful = 8

/**
 * Renders pages on every core and writes them, the not-found page too, which is not among the answers. A process has a
 * page in memory while it makes it, so that memory does not grow with the site; what is kept of each is its answer.
 *
 * @throws StartFault when a page could not be made; the process that tried has said why
 */
export async function renderPages({ addresses, site, entry }: SiteToRender): Promise<MadePage[]> {
  const waiting = [...addresses, notFoundAddress]
  const made = new Map<string, MadePage>()

  async function work(): Promise<void> {
    const worker = fork(join(import.meta.dirname, 'pageWorker.ts'), [entry, site], {
      serialization: 'advanced',
    })
    const ended = once(worker, 'exit')
    while (waiting.length > 0) {
      worker.send(waiting.splice(0, handful))
      const answer = await Promise.race([once(worker, 'message'), ended.then(() => undefined)])
      if (!answer) throw new StartFault('A page could not be made; the lines above say why.')
      for (const page of answer[0] as MadePage[]) made.set(page.address, page)
    }
    worker.disconnect()
    await ended
  }

  const workers = Math.min(availableParallelism(), Math.ceil(waiting.length / handful))
  await Promise.all(Array.from({ length: workers }, work))
  return addresses.map((address) => required(made, address))
}

function required(made: ReadonlyMap<string, MadePage>, address: string): MadePage {
  const page = made.get(address)
  if (!page) throw new Error(`${address} was not made.`)
  return page
}
