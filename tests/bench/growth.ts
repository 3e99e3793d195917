import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { copyProject, type ProjectCopy } from '#tests/support/projectCopy.ts'
import { syntheticTowns } from '#tests/support/syntheticTowns.ts'
import type { Figure } from './figure.ts'
import { watchMemory } from './processes.ts'

const realTowns = 8
const sizes = [80, 800] as const

type Prerendering = { pages: number; seconds: number; rendering: number; megabytes: number }

/**
 * What one page more costs a build beside what React and emotion took for it in the same run, and how much memory many pages
 * need. Compression comes after this and is not in it.
 */
export async function measureGrowth(): Promise<Figure[]> {
  const copy = copyProject()
  try {
    const small = await prerenderTowns(copy, sizes[0])
    const large = await prerenderTowns(copy, sizes[1])
    const morePages = large.pages - small.pages
    const perPage = ((large.seconds - small.seconds) * 1000) / morePages
    const reference = ((large.rendering - small.rendering) * 1000) / morePages / availableParallelism()
    return [
      { name: `prerendering ${small.pages} pages`, value: small.seconds, unit: 's' },
      { name: `prerendering ${large.pages} pages`, value: large.seconds, unit: 's' },
      { name: 'one page more', value: perPage, unit: 'ms' },
      { name: 'React and emotion alone, on all cores', value: reference, unit: 'ms' },
      { name: 'one page more beside React and emotion', value: perPage / reference, unit: '×', atMost: 1.3 },
      { name: `peak memory at ${small.pages} pages`, value: small.megabytes, unit: 'MB' },
      { name: `peak memory at ${large.pages} pages`, value: large.megabytes, unit: 'MB', atMost: 1200 },
    ]
  } finally {
    copy.remove()
  }
}

async function prerenderTowns(copy: ProjectCopy, towns: number): Promise<Prerendering> {
  for (const [slug, record] of syntheticTowns(towns - realTowns, realTowns + 1))
    copy.write(`data/cities/records/${slug}.ts`, record)
  const output = join(copy.folder, '.cache/next')
  mkdirSync(output, { recursive: true })

  const bundling = await runProgram(copy, 'server/build/bundle.ts', copy.folder, output)
  const prerendering = await runProgram(copy, 'server/build/prerender.ts', output)
  const [, pages, rendering] =
    /(\d+) pages made in \S+ s; React and emotion took (\S+) s/.exec(prerendering.output) ?? []
  return {
    pages: Number(pages),
    seconds: prerendering.seconds,
    rendering: Number(rendering),
    megabytes: Math.max(bundling.megabytes, prerendering.megabytes),
  }
}

async function runProgram(copy: ProjectCopy, program: string, ...args: string[]) {
  const began = performance.now()
  const child = spawn(process.execPath, [program, ...args], {
    cwd: copy.folder,
    env: { ...process.env, NODE_ENV: 'production' },
    // Every page of synthetic towns is named as one that says the same as another.
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const memory = watchMemory(child.pid ?? 0)
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  const [code] = await once(child, 'close')
  const megabytes = memory.stop()
  if (code !== 0) throw new Error(`${program} ended with ${code}.\n${output}`)
  return { seconds: (performance.now() - began) / 1000, megabytes, output }
}
