import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { commandsIn } from '#tests/support/build/commandsIn.ts'
import { copyProject } from '#tests/support/build/projectCopy.ts'
import { startScript } from '#tests/support/server/runScript.ts'

test.each([
  { command: 'renderer/build/build.ts', signal: 'SIGINT' },
  { command: 'server/index.ts', signal: 'SIGTERM' },
] as const)('$signal ends $command with every process it started', async ({ command, signal }) => {
  const { folder, replace, remove } = copyProject()
  onTestFinished(remove)
  replace('renderer/build/prerenderSite.ts', ['shareSize = 500', 'shareSize = 100'])
  const { child, ended } = startScript(folder, [command], { PORT: '0', HOST: '127.0.0.1' })
  const exited = once(child, 'exit')
  await expect
    .poll(() => commandsIn(folder), { timeout: 100_000 })
    .toContainEqual(expect.stringContaining('/prerenderShare.ts'))

  child.kill(signal)
  await exited

  await expect.poll(() => commandsIn(folder), { timeout: 5000 }).toEqual([])
  const { code, out, err } = await ended
  expect(code).toBe(1)
  expect(out).not.toContain('Built')
  expect(err).toContain('The build was stopped; the site that is there stays as it is.')
})
