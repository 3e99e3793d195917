import { expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import { cities } from '#data/places/cities.ts'
import { loadCity } from '#data/places/loadCity.ts'
import { cityServices } from '#data/services/cityServices.ts'
import {
  attributesOf,
  type BuiltPage,
  find,
  readBuiltPages,
  textOf,
} from '#tests/support/build/builtPages.ts'
import { required } from '#tests/support/required.ts'
import { knownWords } from './knownWords.ts'
import {
  createSpelling,
  gradeOf,
  partsOf,
  sentencesOf,
  type TextBlock,
  textBlocksOf,
  wordsOf,
  wrongTermsOf,
} from './readText.ts'

/** Limits for a text that a customer in a hurry understands at first reading. */
const limits = { medianWords: 14, maxWords: 28, longWords: 22, longShare: 0.02, grade: 7, pageWords: 900 }

const pages = readBuiltPages().map((page) => ({
  path: page.path,
  main: textOf(page.main),
  sentences: sentencesIn(textBlocksOf(page.main)),
  blocks: textBlocksOf(find(page.document, 'html')),
  attributes: attributeTexts(page),
}))

/** The distinct texts, each with its pages. */
const sentences = pathsByText(({ blocks }) => sentencesIn(blocks)).map(({ text, where }) => ({
  text,
  where,
  count: wordsOf(text).length,
}))
const texts = pathsByText(({ blocks, attributes }) =>
  [...blocks.map(({ text }) => text), ...attributes].flatMap(partsOf),
)

test(`sentences have a median of ${limits.medianWords} words and a maximum of ${limits.maxWords}`, () => {
  const over = (limit: number) =>
    sentences
      .filter(({ count }) => count > limit)
      .sort((one, other) => other.count - one.count)
      .map(({ text, where, count }) => `${where}: split or cut these ${count} words: ${text}`)
  const counts = sentences.map(({ count }) => count).sort((one, other) => one - other)
  const long = over(limits.longWords)

  expect(counts[Math.floor(counts.length / 2)]).toBeLessThanOrEqual(limits.medianWords)
  expect(over(limits.maxWords)).toEqual([])
  expect(long.length > sentences.length * limits.longShare ? long : []).toEqual([])
})

test(`every page has a reading grade of ${limits.grade} or below`, () => {
  const faults = pages
    .map(({ path, sentences }) => ({ path, grade: gradeOf(sentences) }))
    .filter(({ grade }) => !(grade <= limits.grade))
    .map(({ path, grade }) => `${path}: shorter sentences and words bring it below grade ${grade.toFixed(1)}`)

  expect(faults).toEqual([])
})

test('every word has Canadian spelling', async () => {
  const misspelled = createSpelling([...knownWords, ...(await namesInRecords())])

  const faults = texts.flatMap(({ text, where }) =>
    misspelled(text).map(
      (word) => `${where}: correct "${word}", or add it to tests/buil./knownWords.ts: ${text}`,
    ),
  )

  expect(faults).toEqual([])
})

test(`no city-service page has more than ${limits.pageWords} words`, () => {
  const services = pages.filter(({ path }) => /^\/services\/[^/]+\/[^/]+$/.test(path))
  // Headings, buttons and folded answers count. "2-hour" is one word, an icon is none.
  const long = services
    .map(({ path, main }) => ({ path, count: (main.match(/[\p{L}\p{N}$’'-]+/gu) ?? []).length }))
    .filter(({ count }) => count > limits.pageWords)

  expect(services).toHaveLength(cities.length * cityServices.length)
  expect(long.map(({ path, count }) => `${path}: cut ${count - limits.pageWords} words`)).toEqual([])
})

test('each term has one name', () => {
  const faults = texts.flatMap(({ text, where }) =>
    wrongTermsOf(text).map(({ found, say }) => `${where}: not "${found}", say ${say}: ${text}`),
  )

  expect(faults).toEqual([])
})

function sentencesIn(blocks: readonly TextBlock[]): string[] {
  return blocks.filter(({ isHeading }) => !isHeading).flatMap(({ text }) => sentencesOf(text))
}

/** Texts outside the page's body, and accessible names. */
function attributeTexts({ document }: BuiltPage): string[] {
  return [
    ...attributesOf(document, 'meta[name="description"]', 'content'),
    ...['alt', 'aria-label', 'placeholder'].flatMap((name) => attributesOf(document, `[${name}]`, name)),
  ]
}

function pathsByText(textsOf: (page: (typeof pages)[number]) => string[]) {
  const paths = new Map<string, string[]>()
  for (const page of pages)
    for (const text of new Set(textsOf(page))) paths.set(text, [...(paths.get(text) ?? []), page.path])
  return [...paths].map(([text, [first, ...others]]) => ({
    text,
    where: others.length === 0 ? `${first}` : `${first} and ${others.length} more`,
  }))
}

/** Names of places and companies, missing in dictionaries. */
async function namesInRecords(): Promise<string[]> {
  const places = (await Promise.all(cities.map(({ slug }) => loadCity(slug)))).map(required)
  return [
    ...places.flatMap(({ name, neighbourhoods, depots, authority }) => [
      name,
      ...neighbourhoods,
      authority.collector.ask,
      ...depots.flatMap((depot) => [depot.name, depot.place]),
    ]),
    ...[site.brand, site.legalName, site.region],
    ...(site.privacyContact ? [site.privacyContact] : []),
    ...[site.salesTax, ...site.paymentMethods],
    ...[site.poweredBy, site.reviewsSite, ...site.socialLinks, ...site.socialProfiles].map(
      (link) => link?.name ?? '',
    ),
  ]
}
