import { describe, expect, test } from 'vitest'
import { allContent } from '#data/checks/allContent.ts'
import { readModuleGraph } from '#tests/support/build/moduleGraph.ts'

const { scripts, download, closure } = readModuleGraph()
const { cities, cityServices, directServices, authorities } = allContent()
const slugs = { city: Object.keys(cities).map(slugOf), service: Object.keys(cityServices).map(slugOf) }
const records = new Map(
  [cities, cityServices, directServices].flatMap((folder) =>
    Object.entries<object>(folder).map(
      ([file, record]) => [slugOf(file), filesWith(sentencesOf(record))] as const,
    ),
  ),
)

test('every record is in a script of its own, which no other script imports', () => {
  const faults = [...records].flatMap(([slug, files]) => {
    const [own] = download(`./records/${slug}.ts`)
    const importers = [...scripts.keys()].filter((file) => file !== own && own && closure([file]).has(own))
    return [
      ...([...files].join() === own ? [] : [`${slug} is in ${[...files].join()} and not in ${own} alone`]),
      ...importers.map((file) => `${file} imports ${slug}`),
    ]
  })

  expect(records.size).toBe(8 + 27 + 12)
  expect(faults).toEqual([])
})

test('a city’s script holds the rules of its own authority, and no script another’s', () => {
  const faults = Object.entries(authorities).flatMap(([file, { shown }]) => {
    const collected = Object.entries(cities).filter(([, { authority }]) => authority === slugOf(file))
    const own = collected.flatMap(([city]) => [...(records.get(slugOf(city)) ?? [])]).sort()
    const there = [...filesWith([shown.collector.text])].sort()
    return there.join() === own.join()
      ? []
      : [`${slugOf(file)} is in ${there.join()} and not in ${own.join()}`]
  })

  expect(faults).toEqual([])
})

test('a rule that nobody has confirmed is in no script', () => {
  const hidden = Object.values(authorities)
    .flatMap(({ rules }) => rules)
    .filter(({ trust, confirmed }) => trust === 'low' && !confirmed)
    .map(({ text }) => text)

  expect([...filesWith(hidden)]).toEqual([])
})

describe('a page downloads its own records and nobody else’s', () => {
  test('a city’s', () => {
    const faults = slugs.city.flatMap((city) => strangers('service-areas/@citySlug', [city]))

    expect(faults).toEqual([])
  })

  test('a service’s in a city', () => {
    const faults = slugs.city.flatMap((city) =>
      slugs.service.flatMap((service) => strangers('services/@citySlug/@serviceSlug', [city, service])),
    )

    expect(faults).toEqual([])
  })

  test('a service’s in the whole region', () => {
    const faults = Object.keys(directServices)
      .map(slugOf)
      .flatMap((service) => strangers('services/@serviceSlug', [service]))

    expect(faults).toEqual([])
  })
})

/** What a page of this folder with these records downloads that it should not, or does not download that it should. */
function strangers(folder: string, own: readonly string[]): string[] {
  const files = new Set([
    ...['+Page.tsx', '+content.ts', '+metadata.ts'].flatMap((name) => [
      ...download(`/pages/${folder}/${name}`),
    ]),
    ...own.flatMap((slug) => [...download(`./records/${slug}.ts`)]),
  ])
  return [...records].flatMap(([slug, texts]) => {
    const isThere = [...texts].some((file) => files.has(file))
    return isThere === own.includes(slug)
      ? []
      : [`${own.join('/')}: ${slug} is ${isThere ? '' : 'not '}there`]
  })
}

function slugOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1, -'.ts'.length)
}

/** Every script that holds one of the sentences. */
function filesWith(sentences: readonly string[]): Set<string> {
  const found = [...scripts].filter(([, text]) => sentences.some((sentence) => text.includes(sentence)))
  return new Set(found.map(([file]) => file))
}

/** Three sentences, over the length of the record, that a script holds as they are. */
function sentencesOf(record: object): string[] {
  const long = stringsIn(record).filter((text) => text.length > 60 && !/[`\\\n]/.test(text))
  return [long[1], long[Math.floor(long.length / 2)], long.at(-1)].flatMap((text) => text ?? [])
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
