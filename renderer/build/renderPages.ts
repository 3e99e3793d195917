import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { StartFault } from '#data/settings/settings.ts'
import { notFoundAddress } from './pageFile.ts'
import type { MadePage } from './pageWorker.ts'
import { startTogether } from './runProgram.ts'

type SiteToRender = {
  addresses: readonly string[]
  /** The folder the pages are written into. */
  site: string
  /** Vike's entry of the bundled site. */
  entry: string
}

/** So many pages at a time are handed to a process: enough to keep it busy, few enough that all end together. */
export const handful = 24

/** Of a process's heap, which clears up after itself only when it must. */
const megabytes = 224

/**
 * Renders pages on every core and writes them, the not-found page too, which is not among the answers. A process has a
 * page in memory while it makes it, so that memory does not grow with the site; what is kept of each is its answer.
 *
 * @throws StartFault when a process ended before its pages were made; it was stopped or has said why
 */
export async function renderPages({ addresses, site, entry }: SiteToRender): Promise<MadePage[]> {
  const waiting = [...addresses, notFoundAddress]
  const made = new Map<string, MadePage>()
  const count = Math.min(availableParallelism(), Math.ceil(waiting.length / handful))
  const { children: workers, succeeded } = startTogether(() =>
    Array.from({ length: count }, () =>
      fork(join(import.meta.dirname, 'pageWorker.ts'), [entry, site], {
        serialization: 'advanced',
        execArgv: [`--max-old-space-size=${megabytes}`],
      }),
    ),
  )

  async function work(worker: ChildProcess): Promise<void> {
    const ended = once(worker, 'exit').then(() => undefined)
    while (waiting.length > 0) {
      // One that ended meanwhile cannot be sent anything; its end says so.
      worker.send(waiting.splice(0, handful), () => {})
      const answer = await Promise.race([once(worker, 'message'), ended])
      if (!answer) {
        // With one page missing the others need not be made.
        waiting.length = 0
        return
      }
      for (const page of answer[0] as MadePage[]) made.set(page.address, takeOut(page))
    }
    if (worker.connected) worker.disconnect()
  }

  await Promise.all(workers.map(work))
  if (!(await succeeded)) throw new StartFault('Not every page was made; the lines above may say why.')
  return addresses.map((address) => required(made, address))
}

/** The arrays in a message are windows on all of it: with copies in their place it can go. */
function takeOut(page: MadePage): MadePage {
  const { text } = page
  if (text) text.shingles = text.shingles.slice()
  if (text?.masked) text.masked = text.masked.slice()
  return page
}

function required(made: ReadonlyMap<string, MadePage>, address: string): MadePage {
  const page = made.get(address)
  if (!page) throw new Error(`${address} was not made.`)
  return page
}
