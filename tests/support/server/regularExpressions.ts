import { readFileSync } from 'node:fs'
import { type ESTree, parseSync, Visitor } from 'vite'
import * as z from 'zod/mini'

export type FoundExpression = { place: string; source: string; flags: string }

/**
 * Every regular expression of a source file: those between slashes, and those that zod lends.
 *
 * @throws on one that is put together, because nobody can say beforehand what it will be
 */
export function regularExpressionsIn(file: string): FoundExpression[] {
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
    MemberExpression(node) {
      const lent = lentByZod(text.slice(node.start, node.end))
      if (lent) found.push({ place: placeOf(node), source: lent.source, flags: lent.flags })
    },
  }).visit(parseSync(file, text).program)
  return found
}

/** "z.regexes.html5Email" as the expression it is. */
function lentByZod(expression: string): RegExp | undefined {
  const name = /^z\.regexes\.(\w+)$/.exec(expression)?.[1]
  const lent: unknown = name === undefined ? undefined : Reflect.get(z.regexes, name)
  return lent instanceof RegExp ? lent : undefined
}
