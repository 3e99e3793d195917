import { expect, test } from 'vitest'
import { findDeskCommand } from '#server/cli/desk.ts'
import { createSignInLimits, signIn } from '#server/desk/signIn.ts'
import { openCommands } from './openCommands.ts'

const origin = 'http://localhost:3000'

async function openDeskCommands(...deskEmails: string[]) {
  const { store, outputOf } = await openCommands()
  const { access } = store
  const run = (...args: string[]) => outputOf(() => findDeskCommand(args)?.({ access, deskEmails, origin }))
  const addSession = (hash: string, person: string) =>
    access.writeSession(
      hash.padEnd(64, '0'),
      { person, agent: 'Firefox', data: '{}', expiresAt: Date.now() + 60_000 },
      Date.now(),
    )
  return { store, access, run, addSession }
}

test.each([
  [[], [], 'owner'],
  [['sam@site.example', 'owner@site.example'], [], 'sam@site.example'],
  [['sam@site.example'], ['Sam@Site.example'], 'sam@site.example'],
  [['sam@site.example'], ['Night shift'], 'Night shift'],
])('with DESK_EMAILS %j, link %j signs in %s, once, in any browser', async (emails, args, person) => {
  const { store, access, run } = await openDeskCommands(...emails)
  const limits = createSignInLimits(store.limits)

  const out = await run('link', ...args)

  const [, link = ''] = /^http:\/\/localhost:3000\/desk\/sign-in#link=(\S+)\n/.exec(out) ?? []
  const proof = { link, code: undefined, client: '192.0.2.1', browser: 'any' }
  expect(await signIn(access, limits, proof, emails, Date.now())).toMatchObject({ person, next: '/desk' })
  await expect(signIn(access, limits, proof, emails, Date.now())).rejects.toMatchObject({ status: 410 })
})

test.each([
  ['eve@site.example', 'eve@site.example is not in DESK_EMAILS'],
  ['x'.repeat(101), 'too long'],
  ['all', '"all" means everybody when signing out: use another name.'],
  ['visitor', '"visitor" stands for the website in the history of a request: use another name.'],
  ['Website', '"Website" stands for the website'],
])('link refuses the name %s', async (name, reason) => {
  const { run } = await openDeskCommands('sam@site.example')

  await expect(run('link', name)).rejects.toThrow(reason)
})

test('sessions lists the signed-in people, and sign-out ends their sessions, in any spelling of the email address', async () => {
  const { run, addSession } = await openDeskCommands('sam@site.example', 'owner@site.example')
  const empty = await run('sessions')
  await addSession('aaaaaaaa', 'sam@site.example')
  await addSession('bbbbbbbb', 'sam@site.example')
  await addSession('cccccccc', 'Night shift')
  await addSession('dddddddd', '')

  const sessions = await run('sessions')
  const ended = [
    await run('sign-out', 'cccccccc'),
    await run('sign-out', 'Sam@Site.example '),
    await Promise.all(['Sam', 'Kim', 'Robin'].map((name) => run('link', name))).then(() =>
      run('sign-out', 'Sam'),
    ),
    await addSession('eeeeeeee', 'Kim').then(() => run('sign-out', 'all')),
  ]

  expect(empty).toBe('Nobody is signed in.\n')
  expect(sessions).toMatch(
    /aaaaaaaa {2}sam@site\.example, since [-0-9]{10} [0-9:]{5}, last used .*\n +Firefox\n/,
  )
  expect(sessions).toMatch(/\n3 in all\.\n$/)
  expect(ended).toEqual([
    '1 session is ended.\n',
    '2 sessions are ended.\n',
    '1 unused link is deleted.\n',
    '1 session is ended.\n2 unused links are deleted.\n',
  ])
  for (const which of ['cccccccc', 'all'])
    await expect(run('sign-out', which)).rejects.toMatchObject({
      name: 'StartError',
      message: `There is no session and no unused link of ${which}.`,
    })
})

test.each([[[]], [['links']], [['sessions', 'all']], [['sign-out']], [['link', 'a', 'b']]])(
  '%j is no command',
  (args) => {
    expect(findDeskCommand(args)).toBeUndefined()
  },
)
