import { readFileSync } from 'node:fs'
import { type ESTree, parseSync } from 'vite'

type Call = { kind: 'test' | 'describe'; title: string }

/** Every test of a file, as "describe > test"; whatever a title is filled with is an ellipsis. */
export function testTitles(file: string): string[] {
  return titlesIn(parseSync(file, readFileSync(file, 'utf8')).program, [])
}

function titlesIn(node: unknown, around: readonly string[]): string[] {
  if (Array.isArray(node)) return node.flatMap((child) => titlesIn(child, around))
  if (!isNode(node)) return []
  const call = node.type === 'CallExpression' ? readCall(node) : undefined
  const inside = call?.kind === 'describe' ? [...around, call.title] : around
  return [
    ...(call?.kind === 'test' ? [[...around, call.title].join(' > ')] : []),
    ...Object.values(node).flatMap((child) => titlesIn(child, inside)),
  ]
}

/** test('…'), test.each(…)('…'), describe('…') and test.describe('…'), with their titles; no other call. */
function readCall({ callee, arguments: [first] }: ESTree.CallExpression): Call | undefined {
  const name = nameOf(callee)
  const title = first && textOf(first)
  if (title === undefined || !/^(test|(test\.)?describe)(\.each)?$/.test(name)) return undefined
  return { kind: name.includes('describe') ? 'describe' : 'test', title }
}

function nameOf(callee: ESTree.Expression | ESTree.Super): string {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type === 'CallExpression') return nameOf(callee.callee)
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return ''
  return `${nameOf(callee.object)}.${callee.property.name}`
}

function textOf(argument: ESTree.Argument): string | undefined {
  if (argument.type === 'Literal') return typeof argument.value === 'string' ? argument.value : undefined
  if (argument.type !== 'TemplateLiteral') return undefined
  return argument.quasis.map(({ value }) => value.cooked ?? '').join('…')
}

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value
