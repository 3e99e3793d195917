import { readFileSync } from 'node:fs'
import { asLiteral } from './asLiteral.ts'

/** What a paragraph of the specification asks for, and the tests that would fail if it broke. */
export type Row = { section: string; asked: string; tests: { file: string; title: string }[] }

/** The rows of tests/README.md that name tests: "| 2 Home | how it works | `file`: title<br>`file`: title |". */
export function readSpecificationTable(): Row[] {
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

/**
 * The tests of the table that are not among those that passed: one over an empty list stands in its file and is never run.
 *
 * @param passed each as "file: title", the file from tests/ on
 */
export function neverPassed(rows: readonly Row[], passed: readonly string[]): string[] {
  return rows
    .flatMap(({ tests }) => tests.map(({ file, title }) => `${file}: ${title}`))
    .filter((named) => !passed.some((test) => asPattern(named).test(test)))
}

/** In a title, an ellipsis and what Vitest fills stand for anything. */
const asPattern = (named: string) =>
  new RegExp(
    `^${named
      .split(/…|%[a-z]/)
      .map(asLiteral)
      .join('.*')}$`,
  )
