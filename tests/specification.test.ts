import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testTitles } from '#tests/support/testTitles.ts'

const sections = [
  '2 Routes',
  '2 Redirects',
  '2 Shared',
  '2 Header',
  '2 Footer',
  '2 Home',
  '2 About',
  '2 Areas',
  '2 City',
  '2 City-service',
  '2 Direct service',
  '2 Gallery',
  '2 Junk removal',
  '2 Not found',
  ...['3', '4', '5', '6', '7', '8', '9'],
]

const rows = readTable()

test('the table of the specification has rows for each of its sections, in order', () => {
  expect([...new Set(rows.map(({ section }) => section))]).toEqual(sections)
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

type Row = { section: string; asked: string; tests: { file: string; title: string }[] }

/** The rows of tests/README.md that name tests: "| 2 Home | how it works | `file`: title<br>`file`: title |". */
function readTable(): Row[] {
  return (
    readFileSync('tests/README.md', 'utf8')
      .split('## What holds the specification')[1]
      ?.split('\n')
      .flatMap((line) => {
        const [, section = '', asked = '', named = ''] = line.split('|').map((cell) => cell.trim())
        if (!/^\d/.test(section)) return []
        const tests = named.split('<br>').map((one) => /^`(.+?)`: (.+)$/.exec(one))
        return [
          {
            section,
            asked,
            tests: tests.map((match) => ({ file: match?.[1] ?? '', title: match?.[2] ?? '' })),
          },
        ]
      }) ?? []
  )
}
