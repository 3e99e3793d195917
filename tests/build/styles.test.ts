import { expect, test } from 'vitest'
import {
  attributesOf,
  find,
  notFoundPath,
  readBuiltPage,
  readBuiltPages,
  repeated,
} from '#tests/support/build/builtPages.ts'
import { pageKinds } from '#tests/support/page/pageKinds.ts'

const kinds = pageKinds.map(({ kind, path }) => ({
  kind,
  path: kind === 'the not-found page' ? notFoundPath : path,
}))

test.each(kinds)('$kind has style rules for its own elements only, each once', ({ path }) => {
  const { document } = readBuiltPage(path)
  const rules = document.querySelectorAll('style').flatMap(({ textContent }) => rulesOf(textContent))
  const names = new Set(attributesOf(document, '[class]', 'class').flatMap((value) => value.split(' ')))
  const named = rules.flatMap((rule) => [...rule.matchAll(/\.(c-[\w-]+)/g)].map(([, name = '']) => name))
  // The footer's columns must share their rules. Styles that depend on props would repeat them for each column.
  const inFooter = attributesOf(find(document, 'footer'), 'div', 'class').flatMap((value) => value.split(' '))
  const ofColumns = rules
    .filter((rule) => inFooter.some((name) => rule.startsWith(`.${name} `)))
    .map((rule) => rule.replace(/\.c-[\w-]+/g, ''))

  expect(named.filter((name) => !names.has(name))).toEqual([])
  expect(repeated(rules)).toEqual([])
  expect(ofColumns.length).toBeGreaterThan(4)
  expect(repeated(ofColumns)).toEqual([])
})

test('a style rule that a page omits applies to no element of any page', () => {
  const pages = readBuiltPages().map(({ document }) => {
    const classes = new Set(attributesOf(document, '[class]', 'class').join(' ').split(' '))
    const named = attributesOf(document, 'style', 'data-emotion').join(' ').split(' ')
    const leftOut = named.map((name) => `c-${name}`).filter((name) => !classes.has(name))
    return { classes, leftOut }
  })
  const classes = new Set(pages.flatMap((page) => [...page.classes]))

  expect(pages.filter(({ leftOut }) => leftOut.length > 10)).toHaveLength(pages.length)
  expect(pages.flatMap(({ leftOut }) => leftOut.filter((name) => classes.has(name)))).toEqual([])
})

/** The rules of a style sheet, each with the conditions around it. */
function rulesOf(css: string, conditions = ''): string[] {
  const rules: string[] = []
  let depth = 0
  let start = 0
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1
    if (depth > 0) continue
    const rule = css.slice(start, index + 1)
    start = index + 1
    const [condition = ''] = /^@(media|supports|container)[^{]*/.exec(rule) ?? []
    rules.push(
      ...(condition
        ? rulesOf(rule.slice(condition.length + 1, -1), conditions + condition)
        : [conditions + rule]),
    )
  }
  return rules
}
