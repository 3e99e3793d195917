import { expect, test } from 'vitest'
import { NotAccepted, Undeliverable } from '#server/post.ts'
import { PartlySent } from '#server/quotes/outbox/mailSender.ts'
import { attempt, nextAttempt, type Sender } from '#server/quotes/outbox/outboxQueue.ts'
import { claimedMessage } from '#tests/support/server/receiveMail.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** The outcome of an attempt and the lines it logs. */
async function attemptAt(
  age: number,
  send: Sender | undefined,
  changes: Partial<typeof claimedMessage> = {},
) {
  const lines: string[] = []
  const log = {
    error: (line: unknown) => lines.push(`error: ${line}`),
    info: (line: string) => lines.push(line),
  }
  const message = { ...claimedMessage, ...changes }
  const senders = send ? { [message.kind]: send } : {}
  const now = () => claimedMessage.since + age
  const outcome = await attempt(message, { senders, log, now, settle: async () => true })
  return { outcome, lines }
}

const failWith = (error: unknown, age = 0, changes: Partial<typeof claimedMessage> = {}) =>
  attemptAt(age, () => Promise.reject(error), changes)

test('an accepted message is sent, or pending if a repeat is due, and one without settings is retried', async () => {
  const [again, unset] = [await attemptAt(0, async () => 7000), await attemptAt(0, undefined)]

  expect(again.outcome).toEqual({ state: 'pending', dueAt: 7000, error: '' })
  expect(unset.outcome).toMatchObject({
    state: 'pending',
    error: 'The settings for sending owner are missing.',
  })
  expect(await attemptAt(0, async () => {})).toEqual({
    outcome: { state: 'sent' },
    lines: ['Mail (owner) of quote 0123456789ab is sent.'],
  })
})

test('an undeliverable message fails at once, and the log has the reason', async () => {
  const { outcome, lines } = await failWith(new Undeliverable('nobody wants it.'))

  expect(outcome).toMatchObject({ state: 'failed', error: 'nobody wants it.' })
  expect(lines).toEqual(['error: Mail (owner) of quote 0123456789ab FAILED: nobody wants it.'])
})

test.each([
  ['3600', hour],
  ['999999999', 24 * hour],
  ['1', 10 * second],
  [new Date(claimedMessage.since + hour).toUTCString(), hour],
  ['soon', 10 * second],
  ['-5', 10 * second],
  [undefined, 10 * second],
])('Retry-After "%s" of a receiver is honoured, up to one day', async (retryAfter, delay) => {
  const refusal = new NotAccepted({ status: 503, retryAfter }, claimedMessage.since)

  expect((await failWith(refusal)).outcome).toMatchObject({ dueAt: claimedMessage.since + delay })
  expect((await failWith(new PartlySent('Some', [], refusal))).outcome).toMatchObject({
    dueAt: claimedMessage.since + delay,
  })
})

test('a phone’s Retry-After does not delay an alert beyond its next round', async () => {
  const refusal = new NotAccepted({ status: 429, retryAfter: '86400' }, claimedMessage.since)

  const { outcome } = await failWith(new PartlySent('Busy', ['0:phone'], refusal), 0, { kind: 'alert' })

  expect(outcome).toMatchObject({ state: 'pending', dueAt: claimedMessage.since + 10 * minute })
})

test('a failed message is retried for three days, and keeps the email addresses that accepted it', async () => {
  const failure = { error: 'Connection lost', acceptedBy: ['office@site.example'] }

  expect(await failWith(new Error('Connection lost'))).toEqual({
    outcome: { state: 'pending', dueAt: claimedMessage.since + 10_000, ...failure },
    lines: ['Mail (owner) of quote 0123456789ab could not be sent (attempt 2: Error), trying again later.'],
  })
  expect(await failWith(new Error('Connection lost'), 72 * hour, { attempts: 100 })).toEqual({
    outcome: { state: 'failed', ...failure },
    lines: [
      'error: Mail (owner) of quote 0123456789ab FAILED after 100 attempts (Error). See it with: npm run quotes -- show 0123456789ab',
    ],
  })
})

const refused = { code: 'EENVELOPE', responseCode: 550 }

test.each([
  [Object.assign(new Error('550 <ada@site.example>'), refused), 'EENVELOPE 550'],
  [Object.assign(new Error('no'), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
  [Object.assign(new TypeError('no'), { responseCode: 421 }), 'TypeError 421'],
  ['ada@site.example', 'unknown'],
])('the log describes %o without an email address', async (error, reason) => {
  expect((await failWith(error)).lines).toEqual([
    `Mail (owner) of quote 0123456789ab could not be sent (attempt 2: ${reason}), trying again later.`,
  ])
})

test('a partly sent message keeps the email addresses that accepted it, and 300 characters of the error', async () => {
  const cause = Object.assign(new Error('Refused'), { code: 'ERCPT' })
  const { outcome, lines } = await failWith(new PartlySent('One refused', ['owner@site.example'], cause))
  const errors = [await failWith(new Error('x'.repeat(400))), await failWith('no error')]

  expect(outcome).toMatchObject({ state: 'pending', acceptedBy: ['owner@site.example'] })
  expect(lines[0]).toContain('(attempt 2: ERCPT)')
  expect(errors[0]?.outcome).toMatchObject({ error: 'x'.repeat(300) })
  expect(errors[1]?.outcome).toMatchObject({ error: 'unknown' })
})

test.each([
  ['in the first hour the delay doubles', hour - 1, 1, 5 * second],
  ['in the first hour the delay doubles', hour - 1, 5, 80 * second],
  ['in the first hour the delay has a maximum', hour - 1, 6, 80 * second],
  ['after one hour the delay is 15 minutes', hour, 1, 15 * minute],
  ['after one hour the delay is 15 minutes', 6 * hour - 1, 60, 15 * minute],
  ['after six hours the delay is one hour', 6 * hour, 60, hour],
  ['the last attempt is at the end of the third day', 71.5 * hour, 100, hour / 2],
  ['the last attempt is at the end of the third day', 72 * hour - 1, 100, 1],
  ['there is no attempt after three days', 72 * hour, 100, undefined],
  ['a message that has waited for days has ten attempts', 500 * hour, 9, 80 * second],
])('%s: age %i ms, attempt %i', (_rule, age, attempts, delay) => {
  const [since, startedAt] = [1_000_000, 1_000_000 + age]

  expect(nextAttempt({ since, startedAt, attempts, earliest: 0 })).toBe(delay && startedAt + delay)
})
