import { expect, test } from 'vitest'
import { launchContent } from '#data/checks/launchContent.ts'
import { claimsWithoutEvidence, launchList } from '#data/checks/launchList.ts'
import { claimsWarning, launchReport } from '#renderer/build/launchReport.ts'
import { projectFolder } from '#server/projectFolder.ts'
import { startScript } from '#tests/support/server/runScript.ts'

const claims = {
  title: 'Claims without a record',
  file: 'data/company/claims.ts',
  hint: 'Prove them.',
  items: ['Insured', 'Since 2009'],
}
const photos = {
  title: 'Stand-in photos',
  file: 'data/images/photos.ts',
  hint: 'Take real ones.',
  items: ['truck.jpg'],
}

test('the command prints the list, and fails while something is left; claims alone are a warning', async () => {
  const { text, ready } = launchReport(launchList(launchContent(), new Date().toISOString().slice(0, 10)))
  const warning = claimsWarning(claimsWithoutEvidence(launchContent()))

  const [list, claims] = await Promise.all(
    [[], ['--claims']].map((args) => startScript(projectFolder, ['renderer/build/launch.ts', ...args]).ended),
  )

  expect(list).toMatchObject({ code: ready ? 0 : 1, out: `${text}\n` })
  expect(claims).toMatchObject({ code: 0, out: `${warning}\n` })
})

test('lists every item with file and instruction; without items the site can go live', () => {
  expect(launchReport([])).toEqual({ text: 'Nothing is left: the site can go live.', ready: true })
  expect(launchReport([claims, photos])).toEqual({
    text: `Claims without a record (2), in data/company/claims.ts
  Prove them.
  - Insured
  - Since 2009

Stand-in photos (1), in data/images/photos.ts
  Take real ones.
  - truck.jpg

3 left before the site goes live.`,
    ready: false,
  })
})

test('claims are warned of where there are some', () => {
  expect(claimsWarning(claims)).toBe(
    'Warning: Claims without a record (2), in data/company/claims.ts\n  Prove them.\n  - Insured\n  - Since 2009',
  )
  expect(claimsWarning({ ...claims, items: [] })).toBe('')
})
