import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import { readBuiltPages } from '#tests/support/builtPages.ts'
import { copyProject } from '#tests/support/projectCopy.ts'
import { citySlugs } from '#tests/support/specification.ts'

/** Two services whose records say the same under two names. */
const twins = ['leaves-pickup', 'brush-branches-pickup'] as const
const copy = copyProject()
let output = ''

beforeAll(async () => {
  const [original, twin] = twins.map((slug) => readFileSync(recordFile(slug), 'utf8'))
  copy.write(recordFile(twins[1]), withNamesOf(original ?? '', twin ?? ''))

  const build = await copy.build()

  if (!build.succeeded) throw new Error(build.output)
  output = build.output
})

afterAll(copy.remove)

test('pages of two records that say the same are noindex, and no other page is', () => {
  const hidden = readBuiltPages(copy.site)
    .filter(({ document }) => document.querySelector('meta[name="robots"][content="noindex"]'))
    .map(({ address }) => address)

  expect(hidden.sort()).toEqual([...twinAddresses(), '/404', '/thank-you'].sort())
})

test('the sitemap leaves them out', () => {
  const sitemap = readFileSync(join(copy.site, 'sitemap.xml'), 'utf8')

  expect(twinAddresses().filter((address) => sitemap.includes(`${site.origin}${address}<`))).toEqual([])
  expect(sitemap).toContain(`${site.origin}/services/ajax/hot-tub-removal<`)
})

test('the build names each of them, with the page it resembles', () => {
  const named = [
    ...output.matchAll(
      /^(\S+) is noindex: it shares \d+% of its wording with \/services\/\S+ \(limit 65%\)\.$/gm,
    ),
  ].map(([, address]) => address)

  expect(named.sort()).toEqual(twinAddresses())
})

test('the build says once that facts about the towns were never compared with their source', () => {
  expect(output.match(/^Municipal facts: .+$/gm)).toHaveLength(1)
})

const twinAddresses = (): string[] =>
  citySlugs.flatMap((city) => twins.map((service) => `/services/${city}/${service}`)).sort()

function recordFile(slug: string): string {
  return `data/services/city/records/${slug}.ts`
}

/** The record with the fields of the other that no two may share. */
function withNamesOf(record: string, other: string): string {
  return ['name', 'displayName', 'serviceLower', 'primaryKeyword', 'order'].reduce((current, field) => {
    const line = new RegExp(`^  ${field}: .+$`, 'm')
    return current.replace(line, () => line.exec(other)?.[0] ?? '')
  }, record)
}
