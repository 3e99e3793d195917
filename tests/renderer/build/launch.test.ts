import { expect, test } from 'vitest'
import { launchContent } from '#data/checks/launchContent.ts'
import { claimsWithoutEvidence, launchList } from '#data/checks/launchList.ts'
import { claimsWarning, launchReport } from '#renderer/build/launchReport.ts'
import { projectFolder } from '#server/projectFolder.ts'
import { draftContent, readyContent } from '#tests/support/content/launchContents.ts'
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

test('the list says what is left, how much of it, and in which file', () => {
  const { text, ready } = launchReport(launchList(draftContent(), '2026-11-20'))

  expect(ready).toBe(false)
  expect(text).toContain('Stand-ins for the company (5), in data/company/site.ts')
  expect(text).toContain('  - brand: Lugwell')
  expect(text).toMatch(/\n\d+ left before the site goes live\.$/)
  expect(claimsWarning(claimsWithoutEvidence(draftContent()))).toMatch(
    /^Warning: Claims without evidence \(\d+\), in data\/company\/claims\.ts\n/,
  )
})

test('a site with nothing left may go live, and is warned of nothing', () => {
  const content = readyContent()

  expect(launchReport(launchList(content, '2026-11-20'))).toEqual({
    text: 'Nothing is left: the site can go live.',
    ready: true,
  })
  expect(claimsWarning(claimsWithoutEvidence(content))).toBe('')
})
