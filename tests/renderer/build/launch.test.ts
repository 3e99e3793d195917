import { expect, test } from 'vitest'
import { launchContent } from '#data/checks/launchContent.ts'
import { claimsWithoutEvidence, launchList } from '#data/checks/launchList.ts'
import { claimsWarning, launchReport } from '#renderer/build/launchReport.ts'
import { projectFolder } from '#server/projectFolder.ts'
import { startScript } from '#tests/support/server/runScript.ts'

test('the command prints the list of our own content, and fails while something is left on it', async () => {
  const { text, ready } = launchReport(launchList(launchContent(), new Date().toISOString().slice(0, 10)))

  const { code, out } = await startScript(projectFolder, ['renderer/build/launch.ts']).ended

  expect({ code, out }).toEqual({ code: ready ? 0 : 1, out: `${text}\n` })
})

test('claims without evidence are warned of alone, and stop nothing', async () => {
  const { code, out } = await startScript(projectFolder, ['renderer/build/launch.ts', '--claims']).ended

  expect({ code, out }).toEqual({
    code: 0,
    out: `${claimsWarning(claimsWithoutEvidence(launchContent()))}\n`,
  })
})
