import { readdirSync, readFileSync } from 'node:fs'
import { check } from 'recheck'
import { type ESTree, parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

/** Files that only parse our own texts, never input. */
const ownTextsOnly = /^(renderer\/build\/|data\/search\/cutToPixels\.ts$)/

/**
 * The HTML standard's expression for an email address. The proof took three minutes, so it is not repeated here.
 */
const provenBefore = [
  "^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$",
]

const files = ['server', 'data', 'components', 'renderer', 'pages'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.[jt]sx?$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => `${folder}/${file}`)
    .filter((file) => !ownTextsOnly.test(file)),
)
const expressions = files.flatMap(regularExpressionsIn)

test('no regular expression takes more than linear time on any input', async () => {
  const unproven = expressions.filter(({ source }) => !provenBefore.includes(source))
  const once = new Map(unproven.map((found) => [`/${found.source}/${found.flags}`, found]))

  const unsafe: string[] = []
  // One after the other: each check is a thread.
  for (const { place, source, flags } of once.values()) {
    // Only the automaton proves linear time; the fuzzer would not. No timeout: a proof must finish.
    const { status } = await check(source, flags, { checker: 'automaton', timeout: null })
    if (status !== 'safe') unsafe.push(`${place} /${source}/${flags} is ${status}`)
  }

  expect(expressions.length).toBeGreaterThan(40)
  expect(unsafe).toEqual([])
})

type FoundExpression = { place: string; source: string; flags: string }

/**
 * The regular expressions of a source file.
 *
 * @throws on a computed expression, which cannot be analyzed
 */
function regularExpressionsIn(file: string): FoundExpression[] {
  const text = readFileSync(file, 'utf8')
  const found: FoundExpression[] = []
  const placeOf = ({ start }: ESTree.Span) => `${file}:${text.slice(0, start).split('\n').length}`
  const refuseParts = (node: ESTree.NewExpression | ESTree.CallExpression) => {
    const { callee } = node
    if (callee.type === 'Identifier' && callee.name === 'RegExp')
      throw new Error(`${placeOf(node)} puts a regular expression together.`)
  }

  new Visitor({
    NewExpression: refuseParts,
    CallExpression: refuseParts,
    Literal(node) {
      if ('regex' in node)
        found.push({ place: placeOf(node), source: node.regex.pattern, flags: node.regex.flags })
    },
  }).visit(parseSync(file, text).program)
  return found
}
