import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { watchMemory } from '#tests/support/processes.ts'
import { deploySite } from '#tests/support/site/deploySite.ts'
import { sendRequest } from '#tests/support/site/sendRequest.ts'
import { type Figure, figure } from './figure.ts'

const visitors = 50
const photosEach = 8
/** 5 Mbit/s. */
const bytesPerSecond = 625_000
/** Between two requests for a page, in milliseconds. */
const pause = 50

/** Effect of 50 visitors who send 8 photos at once: on other visitors, and on memory. */
export async function measurePhotos(): Promise<Figure[]> {
  const site = await deploySite()
  const memory = watchMemory(site.pid)
  try {
    const program = join(import.meta.dirname, 'photoVisitors.ts')
    const args = [program, site.url, ...[visitors, photosEach, bytesPerSecond].map(String)]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    let isOver = false
    const ended = once(child, 'close').then(() => {
      isOver = true
    })
    // The program prints a line once all pictures are made.
    await once(child.stdout, 'data')
    const began = performance.now()
    const times: number[] = []
    while (!isOver) {
      const asked = performance.now()
      await sendRequest(site.url, '/services/ajax/hot-tub-removal', { headers: { 'Accept-Encoding': 'br' } })
      times.push(performance.now() - asked)
      await wait(pause)
    }
    await ended
    const seconds = (performance.now() - began) / 1000
    const quotes = await site.quotes()
    const kept = quotes.reduce((sum, { photos }) => sum + photos, 0)
    const slow = times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0
    const all = visitors * photosEach
    const { megabytes } = memory.stop()
    return [
      figure('photos lost', all - kept, '', { atMost: 0, note: `of ${all} in ${seconds.toFixed()} s` }),
      figure('quotes lost', visitors - quotes.length, '', { atMost: 0 }),
      figure('95th percentile of a page meanwhile', slow, 'ms', { atMost: 50 }),
      figure('memory of the server and its decoders', megabytes, 'MB', { atMost: 600 }),
    ]
  } finally {
    memory.stop()
    await site.stop()
  }
}
