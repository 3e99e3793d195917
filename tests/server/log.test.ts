import { expect, onTestFinished, test, vi } from 'vitest'
import { createLog } from '#server/log.ts'

test('writes the stacks of an error and its causes, or the message without a stack, and no other fields', () => {
  const written = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => void vi.restoreAllMocks())
  const log = createLog('error')
  const cause = new Error('The disk is full', { cause: 'quota' })
  const error = Object.assign(new Error('The quote was not stored', { cause }), { phone: '905 555 0100' })
  const bare = new Error('Broken')
  delete bare.stack

  log.error(error)
  log.error(bare)
  createLog('silent').error(bare)

  const lines = [`${error.stack}\nCaused by: ${cause.stack}\nCaused by: quota`, 'Broken']
  expect(written.mock.calls.map(([line]) => line)).toEqual(lines)
})
