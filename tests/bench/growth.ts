import { copyProject } from '#tests/support/build/projectCopy.ts'
import { syntheticCities } from '#tests/support/build/syntheticCities.ts'
import { type Figure, figure } from './figure.ts'

const realCities = 8
const cities = { few: 80, many: 800 }

/** Cost of a large build without compression: time per page relative to a tenth of the pages, and memory of the largest process. */
export async function measureGrowth(): Promise<Figure[]> {
  const copy = copyProject()
  const measure = async (count: number) => {
    for (const [slug, record] of syntheticCities(count - realCities, realCities + 1))
      copy.write(`data/places/cities/records/${slug}.ts`, record)
    const startedAt = performance.now()
    const { succeeded, output, largestMegabytes } = await copy.build()
    if (!succeeded) throw new Error(output)
    const pages = Number(/Built (\d+) pages/.exec(output)?.[1])
    return { pages, megabytes: largestMegabytes, seconds: (performance.now() - startedAt) / 1000 }
  }
  try {
    const few = await measure(cities.few)
    const many = await measure(cities.many)
    return [
      ...[few, many].flatMap(({ pages, seconds, megabytes }) => [
        figure(`building ${pages} pages`, seconds, 's'),
        figure(`peak memory of a process at ${pages} pages`, megabytes, 'MB', { atMost: 1200 }),
      ]),
      figure(
        'time of a page among many beside one among few',
        many.seconds / many.pages / (few.seconds / few.pages),
        '×',
        { atMost: 1.2 },
      ),
    ]
  } finally {
    copy.remove()
  }
}
