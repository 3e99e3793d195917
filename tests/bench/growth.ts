import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, statfsSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { programFlags } from '#renderer/build/runProgram.ts'
import { copyProject, type ProjectCopy } from '#tests/support/projectCopy.ts'
import { syntheticTowns } from '#tests/support/syntheticTowns.ts'
import type { Figure } from './figure.ts'
import { median } from './median.ts'
import { watchMemory } from './processes.ts'

const realTowns = 8
const towns = { few: 80, many: 800 }

/** What 22,420 pages take, and as much again. */
const room = 3e9

/** A machine that others share is now faster, now slower: each round has its own reference. */
const rounds = 3

/**
 * What one page more costs a build beside what React and emotion take for it, and how much memory many pages need. Compression
 * comes after this and is not in it.
 */
export async function measureGrowth(): Promise<Figure[]> {
  const copy = copyProject(folderForPages())
  try {
    const few = await bundle(copy, towns.few)
    const many = await bundle(copy, towns.many)
    const small: Prerendering[] = []
    const large: Prerendering[] = []
    const perPage: number[] = []
    const reference: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const fewer = await prerender(few)
      const before = await renderWhole(many)
      const more = await prerender(many)
      const after = await renderWhole(many)
      small.push(fewer)
      large.push(more)
      perPage.push(((more.seconds - fewer.seconds) * 1000) / (more.pages - fewer.pages))
      reference.push((before + after) / 2 / availableParallelism())
    }
    const ratios = perPage.map((value, round) => value / (reference[round] ?? 0))
    return [
      ...describe(few, small),
      ...describe(many, large).map((figure) => (figure.unit === 'MB' ? { ...figure, atMost: 1200 } : figure)),
      { name: 'one page more', value: median(perPage), unit: 'ms' },
      { name: 'React and emotion alone, on all cores', value: median(reference), unit: 'ms' },
      { name: 'one page more beside React and emotion', value: median(ratios), unit: '×', atMost: 1.3 },
    ]
  } finally {
    copy.remove()
  }
}

function describe(bundle: Bundle, measured: readonly Prerendering[]): Figure[] {
  const pages = measured[0]?.pages
  const megabytes = Math.max(bundle.megabytes, ...measured.map(({ megabytes }) => megabytes))
  return [
    { name: `prerendering ${pages} pages`, value: median(measured.map(({ seconds }) => seconds)), unit: 's' },
    { name: `peak memory at ${pages} pages`, value: megabytes, unit: 'MB' },
  ]
}

/** In memory where there is room: a disk on which files were deleted lately looks longer for room than it writes. */
function folderForPages(): string {
  const memory = '/dev/shm'
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > room ? memory : tmpdir()
}

type Bundle = { folder: string; megabytes: number }

/** The bundled site with so many towns. */
async function bundle(copy: ProjectCopy, towns: number): Promise<Bundle> {
  for (const [slug, record] of syntheticTowns(towns - realTowns, realTowns + 1))
    copy.write(`data/cities/records/${slug}.ts`, record)
  const folder = join(copy.folder, `.cache/${towns}-towns`)
  mkdirSync(folder, { recursive: true })
  const { megabytes } = await runProgram(
    copy.folder,
    ...programFlags,
    'renderer/build/bundle.ts',
    copy.folder,
    folder,
  )
  return { folder, megabytes }
}

type Prerendering = { pages: number; seconds: number; megabytes: number }

async function prerender({ folder }: Bundle): Promise<Prerendering> {
  const project = join(folder, '../..')
  const { out, ...measured } = await runProgram(
    project,
    ...programFlags,
    'renderer/build/prerender.ts',
    folder,
  )
  return { ...measured, pages: Number(/(\d+) pages made/.exec(out)?.[1]) }
}

/** Milliseconds of one core that React and emotion take for a page, with all cores at it. */
async function renderWhole({ folder }: Bundle): Promise<number> {
  const program = join(import.meta.dirname, 'renderWhole.ts')
  const cores = availableParallelism()
  const measured = await Promise.all(
    Array.from({ length: cores }, (_, nth) =>
      runProgram(folder, program, join(folder, 'server/entry.mjs'), String(nth), String(cores)),
    ),
  )
  return measured.reduce((sum, { out }) => sum + Number(out), 0) / cores
}

async function runProgram(cwd: string, ...args: string[]) {
  const began = performance.now()
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const memory = watchMemory(child.pid ?? 0)
  let out = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text
  })
  const [code] = await once(child, 'close')
  const megabytes = memory.stop()
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}.\n${out}`)
  return { seconds: (performance.now() - began) / 1000, megabytes, out }
}
