import { expect, onTestFinished, test, vi } from 'vitest'
import { createLog, type LogLevel } from '#server/log.ts'

/** What is written at a level. */
function logAt(level: LogLevel) {
  const written: string[] = []
  for (const method of ['log', 'error'] as const) {
    const spy = vi
      .spyOn(console, method)
      .mockImplementation((text) => void written.push(`${method}: ${text}`))
    onTestFinished(() => spy.mockRestore())
  }
  return { log: createLog(level), written }
}

test.each([
  ['silent', []],
  ['error', ['error: broken']],
  ['info', ['log: a quote is stored', 'error: broken']],
] as const)('at the level %s it says %j', (level, lines) => {
  const { log, written } = logAt(level)

  log.info('a quote is stored')
  log.error('broken')

  expect(written).toEqual(lines)
})

test('an error is told with its stack and its causes, and not with what else it bears', () => {
  const { log, written } = logAt('error')
  const cause = new Error('The disk is full', { cause: 'quota' })
  const error = Object.assign(new Error('The quote was not stored', { cause }), { phone: '905 555 0100' })

  log.error(error)

  expect(written).toEqual([`error: ${error.stack}\nbecause of ${cause.stack}\nbecause of quota`])
  expect(written[0]).not.toContain('905')
})

test('an error without a stack is told by its message', () => {
  const { log, written } = logAt('error')
  const error = new Error('Broken')
  delete error.stack

  log.error(error)

  expect(written).toEqual(['error: Broken'])
})
