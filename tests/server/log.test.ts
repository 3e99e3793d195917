import { expect, test, vi } from 'vitest'
import { createLog, type LogLevel } from '#server/log.ts'

/** A log at a level, and its output. */
function logAt(level: LogLevel) {
  const written: string[] = []
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((text) => void written.push(`${method}: ${text}`))
  return { log: createLog(level), written }
}

test.each([
  ['silent', []],
  ['error', ['error: broken']],
  ['info', ['log: a quote is stored', 'error: broken']],
] as const)('the level %s writes %j', (level, lines) => {
  const { log, written } = logAt(level)

  log.info('a quote is stored')
  log.error('broken')

  expect(written).toEqual(lines)
})

test('writes the stacks of an error and its causes, or the message without a stack, and no other fields', () => {
  const { log, written } = logAt('error')
  const cause = new Error('The disk is full', { cause: 'quota' })
  const error = Object.assign(new Error('The quote was not stored', { cause }), { phone: '905 555 0100' })
  const bare = new Error('Broken')
  delete bare.stack

  log.error(error)
  log.error(bare)

  expect(written).toEqual([
    `error: ${error.stack}\nCaused by: ${cause.stack}\nCaused by: quota`,
    'error: Broken',
  ])
  expect(written[0]).not.toContain('905')
})
