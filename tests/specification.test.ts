import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { neverPassed, readSpecificationTable } from '#tests/support/specificationTable.ts'
import { testTitles } from '#tests/support/testTitles.ts'

/** How many statements of the specification each of its sections makes. */
const statements = {
  '2 Routes': 7,
  '2 Redirects': 1,
  '2 Shared': 6,
  '2 Header': 7,
  '2 Footer': 6,
  '2 Home': 7,
  '2 About': 3,
  '2 Areas': 4,
  '2 City': 6,
  '2 City-service': 7,
  '2 Direct service': 6,
  '2 Gallery': 6,
  '2 Junk removal': 6,
  '2 Not found': 1,
  3: 10,
  4: 14,
  5: 5,
  6: 2,
  7: 8,
  8: 6,
  9: 12,
}

const rows = readSpecificationTable()

test('the table of the specification has a row for every statement of each section', () => {
  const counts: Record<string, number> = {}
  for (const { section } of rows) counts[section] = (counts[section] ?? 0) + 1

  expect(counts).toEqual(statements)
})

test('every row names a test', () => {
  expect(rows.filter(({ tests }) => tests.length === 0)).toEqual([])
})

test('every test it names is there', () => {
  const missing = rows.flatMap(({ asked, tests }) =>
    tests
      .filter(
        ({ file, title }) => !existsSync(`tests/${file}`) || !testTitles(`tests/${file}`).includes(title),
      )
      .map(({ file, title }) => `${asked}: ${file}: ${title}`),
  )

  expect(missing).toEqual([])
})

test('one that stands in its file and is never run is noticed', () => {
  const named = ['the page of %s > is headed by the city', 'opens at … px']
  const table = [{ section: '2', asked: '', tests: named.map((title) => ({ file: 'build/a.ts', title })) }]

  expect(neverPassed(table, ['build/a.ts: the page of Ajax > is headed by the city'])).toEqual([
    'build/a.ts: opens at … px',
  ])
  expect(neverPassed(table, ['build/b.ts: opens at 390 px'])).toHaveLength(2)
})

/** What a test file may say of its tests: nothing that would keep one from being run and believed. */
const ways = [
  ...['each', 'use', 'describe', 'configure', 'setTimeout'],
  ...['beforeEach', 'afterEach', 'beforeAll', 'afterAll'],
]

test('every test of every suite is run', () => {
  const others = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(test|spec)\.ts$/.test(file))
    .flatMap((file) =>
      [...readFileSync(`tests/${file}`, 'utf8').matchAll(/\b(?:test|describe)((?:\.[a-zA-Z]+)+)/g)]
        .flatMap(([, names = '']) => names.slice(1).split('.'))
        .filter((way) => !ways.includes(way))
        .map((way) => `${file}: ${way}`),
    )

  expect(others).toEqual([])
})
