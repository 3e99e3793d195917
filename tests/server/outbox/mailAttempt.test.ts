import { expect, test } from 'vitest'
import { attemptMail } from '#server/quotes/outbox/mailAttempt.ts'
import { NotReached, type SendMail } from '#server/quotes/outbox/quoteMailer.ts'
import { claimedMail } from '#tests/support/claimedMail.ts'

const hour = 3_600_000
/** What becomes of the mail, and what the log says. */
async function attempt(send: SendMail, age = 0) {
  const lines: string[] = []
  const log = {
    error: (line: unknown) => lines.push(`error: ${line}`),
    info: (line: string) => lines.push(line),
  }
  const outcome = await attemptMail(claimedMail, { send, log, now: () => claimedMail.since + age })
  return { outcome, lines }
}

const failWith = (error: unknown, age?: number) => attempt(() => Promise.reject(error), age)

test('a mail that is taken over is sent', async () => {
  expect(await attempt(async () => {})).toEqual({
    outcome: { state: 'sent' },
    lines: ['Mail (owner) of quote k3n8 is sent.'],
  })
})

test('one that is not is tried again later, and whom it reached already is kept', async () => {
  expect(await failWith(new Error('Connection lost'))).toEqual({
    outcome: {
      state: 'pending',
      dueAt: claimedMail.since + 10_000,
      error: 'Connection lost',
      reached: ['office@site.example'],
    },
    lines: ['Mail (owner) of quote k3n8 could not be sent (attempt 2: Error), trying again later.'],
  })
})

test('after three days it has failed, which the log says as an error', async () => {
  expect(await failWith(new Error('Connection lost'), 72 * hour)).toEqual({
    outcome: { state: 'failed', error: 'Connection lost', reached: ['office@site.example'] },
    lines: [
      'error: Mail (owner) of quote k3n8 FAILED after 2 attempts (Error). See it with: npm run quotes -- show k3n8',
    ],
  })
})

test.each([
  [
    'a code and an answer',
    Object.assign(new Error('550 <ada@site.example>'), { code: 'EENVELOPE', responseCode: 550 }),
    'EENVELOPE 550',
  ],
  ['a code alone', Object.assign(new Error('no'), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
  ['an answer alone', Object.assign(new TypeError('no'), { responseCode: 421 }), 'TypeError 421'],
  ['no error', 'ada@site.example', 'unknown'],
])('of %s the log says what holds nobody’s address', async (_what, error, reason) => {
  const { lines } = await failWith(error)

  expect(lines).toEqual([
    `Mail (owner) of quote k3n8 could not be sent (attempt 2: ${reason}), trying again later.`,
  ])
})

test('of several owners those are kept who got it now', async () => {
  const refusal = new NotReached(
    'One of two was refused',
    ['owner@site.example'],
    Object.assign(new Error('Refused'), { code: 'ERCPT' }),
  )

  const { outcome, lines } = await failWith(refusal)

  expect(outcome).toMatchObject({ state: 'pending', reached: ['owner@site.example'] })
  expect(lines[0]).toContain('(attempt 2: ERCPT)')
})

test('an owner reads at most 300 characters of an error', async () => {
  const { outcome } = await failWith(new Error('x'.repeat(400)))

  expect(outcome).toMatchObject({ error: 'x'.repeat(300) })
  expect((await failWith('no error')).outcome).toMatchObject({ error: 'unknown' })
})
