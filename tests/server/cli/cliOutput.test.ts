import { expect, test } from 'vitest'
import { keepQuotes } from '#tests/support/keepQuotes.ts'

// Every test starts a process or more.

test('who has read enough hears no complaint', async () => {
  const { start } = await keepQuotes({})

  const { child, ended } = start(['list'])
  child.stdout.destroy()

  expect(await ended).toMatchObject({ code: 0, err: '' })
})

test('an export that finds no room has failed, and says so', async () => {
  const { start } = await keepQuotes({})

  const { code, err } = await start(['export', '--format=csv'], {}, 'exec > /dev/full').ended

  expect(err).toBe('Not all could be written: ENOSPC: no space left on device, write.\n')
  expect(code).toBe(1)
})
