import { expect, test } from 'vitest'
import { readBuiltPages } from '#tests/support/build/builtPages.ts'
import { htmlFaults } from '#tests/support/build/htmlFaults.ts'

const pages = readBuiltPages()

test('every page is valid HTML', async () => {
  const faults = await Promise.all(
    pages.map(async ({ path, html }) => (await htmlFaults(html)).map((fault) => `${path}: ${fault}`)),
  )

  expect(pages.length).toBeGreaterThan(241)
  expect(faults.flat()).toEqual([])
})

test.each([
  ['a tag that closes nothing', '</main>', '</div></main>', 'close-order'],
  ['a button without words', '<main', '<button type="button"></button><main', 'text-content'],
  ['an id that is there twice', '<main', '<p id="content">Twice</p><main', 'no-dup-id'],
])('%s would be found', async (_fault, old, next, rule) => {
  const [page] = pages

  const faults = await htmlFaults(page?.html.replace(old, next) ?? '')

  expect(faults.join('\n')).toContain(rule)
})
