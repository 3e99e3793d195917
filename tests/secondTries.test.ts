import { expect, test, vi } from 'vitest'
import { noFrames } from '#tests/support/drawnFrames.ts'
import SecondTries from '#tests/support/secondTries.ts'

const steady = { outcome: () => 'expected' as const, results: [{}] }
const failed = (message: string) => ({
  outcome: () => 'flaky' as const,
  results: [{ error: { message } }, {}],
})

test('a run fails in which a test passed at its second try', async () => {
  const complaints = vi.spyOn(console, 'error').mockReturnValue()

  expect(await endOf('passed', steady, failed('not there'))).toEqual({ status: 'failed' })

  expect(complaints).toHaveBeenCalledWith('Passed at a second try, which is a failure: 1.')
})

test('one whose browser had stopped drawing has its second try', async () => {
  expect(await endOf('passed', steady, failed(`Error: ${noFrames}`))).toBeUndefined()
})

test('a run that has ended otherwise stays what it is', async () => {
  expect(await endOf('interrupted', failed('not there'))).toBeUndefined()
  expect(await endOf('passed', steady)).toBeUndefined()
})

function endOf(status: 'passed' | 'interrupted', ...tests: (typeof steady | ReturnType<typeof failed>)[]) {
  const reporter = new SecondTries()
  reporter.onBegin(undefined, { allTests: () => tests })
  return reporter.onEnd({ status })
}
