import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyProject, type ProjectCopy } from '#tests/support/build/projectCopy.ts'
import { syntheticCities } from '#tests/support/build/syntheticCities.ts'
import type { Figure } from './figure.ts'
import { watchMemory } from './processes.ts'

const realCities = 8
const cities = { few: 80, many: 800 }

/** What a build of many pages costs: its time in proportion to one of a tenth, and the memory of its largest process. Without compression. */
export async function measureGrowth(): Promise<Figure[]> {
  const copy = copyProject()
  try {
    const few = await build(copy, cities.few)
    const many = await build(copy, cities.many)
    return [
      { name: `building ${few.pages} pages`, value: few.seconds, unit: 's' },
      { name: `peak memory of a process at ${few.pages} pages`, value: few.megabytes, unit: 'MB' },
      { name: `building ${many.pages} pages`, value: many.seconds, unit: 's' },
      {
        name: `peak memory of a process at ${many.pages} pages`,
        value: many.megabytes,
        unit: 'MB',
        atMost: 1200,
      },
      {
        name: 'time of a page among many beside one among few',
        value: many.seconds / many.pages / (few.seconds / few.pages),
        unit: '×',
        atMost: 1.2,
      },
    ]
  } finally {
    copy.remove()
  }
}

/** A build of the site with so many cities. */
async function build({ folder, write }: ProjectCopy, cities: number) {
  for (const [slug, record] of syntheticCities(cities - realCities, realCities + 1))
    write(`data/cities/records/${slug}.ts`, record)
  const startedAt = performance.now()
  const child = spawn(process.execPath, ['renderer/build/build.ts', '--no-compression'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const memory = watchMemory(child.pid ?? 0)
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  const [code] = await once(child, 'close')
  const megabytes = memory.stop().largestMegabytes
  if (code !== 0) throw new Error(`The build ended with ${code}.\n${output}`)
  const pages = Number(/Built (\d+) pages/.exec(output)?.[1])
  return { pages, seconds: (performance.now() - startedAt) / 1000, megabytes }
}
