import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { copyProject } from '#tests/support/build/projectCopy.ts'
import { adopt } from './adoptCompany.ts'

const copy = copyProject()
afterAll(copy.remove)

test('another company changes records alone and deletes the document’s folder, and all checks and tests of functions and built files pass', async () => {
  adopt(copy)
  rmSync(join(copy.folder, 'tests/specification'), { recursive: true })

  const { succeeded, output } = await copy.build()

  expect(succeeded, output).toBe(true)
  for (const command of [
    'biome check --write .',
    'tsc',
    'knip',
    'vitest run --project unit',
    'vitest run --project build',
  ])
    expect(await run(command), command).toBe('')
})

/** Runs a program of the copy's packages. @returns its output if it fails */
async function run(command: string): Promise<string> {
  const [program = '', ...args] = command.split(' ')
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|DIST|NODE_ENV)/.test(name)),
  )
  const path = join(copy.folder, 'node_modules/.bin', program)
  return promisify(execFile)(path, args, { cwd: copy.folder, env, maxBuffer: 1e8 }).then(
    () => '',
    ({ stdout, stderr }: { stdout: string; stderr: string }) => `${stdout}\n${stderr}`,
  )
}
