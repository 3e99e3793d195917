import { expect, test } from 'vitest'
import { allContent } from '#data/checks/content.ts'
import { claimsWithoutEvidence, launchList } from '#data/checks/launchList.ts'
import { dayOf } from '#data/quote/preferredDay.ts'
import { claimsWarning, launchReport } from '#renderer/build/launch.ts'
import { projectFolder } from '#server/projectFolder.ts'
import { startScript } from '#tests/support/server/startQuoteServer.ts'

test('the command prints the list and fails if an item is open, and with --claims prints only a warning', async () => {
  const list = launchList(allContent(), dayOf(new Date()))
  const { text, ready } = launchReport(list)
  const warning = claimsWarning(claimsWithoutEvidence(allContent()))

  const [all, claims] = await Promise.all(
    [[], ['--claims']].map((args) => startScript(projectFolder, ['renderer/build/launch.ts', ...args]).ended),
  )

  for (const { title, file, items } of list)
    for (const named of [title, file, ...items]) expect(text).toContain(named)
  expect(all).toMatchObject({ code: ready ? 0 : 1, out: `${text}\n` })
  expect(claims).toMatchObject({ code: 0, out: `${warning}\n` })
})

test('the site is ready if the list is empty, and claims without evidence cause a warning', () => {
  const left = { title: 'Claims', file: 'data/company/claims.ts', hint: 'Prove them.', items: ['Insured'] }

  expect(launchReport([])).toEqual({ text: 'Nothing is left: the site can go live.', ready: true })
  expect(launchReport([left]).ready).toBe(false)
  expect(claimsWarning(left)).toMatch(
    /^Warning: Claims \(1\), in data\/company\/claims\.ts\n.*Prove.*\n.*Insured$/,
  )
  expect(claimsWarning({ ...left, items: [] })).toBe('')
})
