import { describe, expect, test } from 'vitest'
import { clockSkew } from '#server/store/database.ts'
import { longestDelay, type NewMessage, type OutboxKind } from '#server/store/outbox.ts'
import { claim, openTwice, storeKinds } from '#tests/support/database/makeDatabase.ts'
import { arrival, quoteRequest } from '#tests/support/server/sendQuote.ts'

const kinds = ['owner', 'confirmation', 'webhook', 'alert'] as const

describe.each(storeKinds)('%s', (kind) => {
  /** A quote with these messages, which are due `now`. */
  async function openWith(...messages: OutboxKind[]) {
    const stores = await openTwice(kind)
    const { outbox } = stores.one
    const { id, createdAt } = await stores.one.quotes.add(quoteRequest, arrival, messages)
    return { ...stores, outbox, id, created: Date.parse(createdAt), now: Date.now() + 1000 }
  }

  test('every message is claimed by one process, until the claim expires', async () => {
    const { one, other } = await openTwice(kind)
    await one.quotes.add(quoteRequest, arrival, ['owner', 'confirmation'])
    await one.quotes.add(quoteRequest, arrival, ['owner', 'confirmation'])
    const now = Date.now() + 1000

    const claims = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        (index % 2 ? one : other).outbox.claimMessage(now, now + 60_000),
      ),
    )
    const early = await one.outbox.claimMessage(now + 59_999, now)
    const late = await one.outbox.claimMessage(now + 60_000, now + 120_000)

    const numbers = claims.flatMap((mail) => (mail ? [mail.number] : []))
    expect(new Set(numbers).size).toBe(4)
    expect(early).toBeUndefined()
    expect(late).toMatchObject({ attempts: 2, quote: quoteRequest })
  })

  test('after a clock that ran ahead is set back, a message is due now, and its round begins now', async () => {
    const { one, outbox, id } = await openWith('owner')
    const now = Date.now() - 2 * longestDelay

    const [parked, again] = [await claim(one, now), await claim(one, now + 1)]
    const failed = { state: 'pending', dueAt: now + longestDelay, error: '451 later' } as const
    await outbox.settleMessage(again, failed)
    const early = await outbox.claimMessage(now, now + 1)
    const late = await outbox.claimMessage(now - 1, now)

    expect([parked.quote.id, parked.since, again.since, again.attempts]).toEqual([id, now, now, 2])
    expect([early, late?.since]).toEqual([undefined, now - 1])
  })

  test('a message of a clock that ran an hour ahead is due now, and one of a server’s clock that differs is not', async () => {
    const { outbox, created } = await openWith('owner')

    const early = await outbox.claimMessage(created - clockSkew, created)
    const ahead = await outbox.claimMessage(created - 3_600_000, created)

    expect([early, ahead?.since]).toEqual([undefined, created - 3_600_000])
  })

  test('only messages of the requested kinds are claimed', async () => {
    const { outbox, now } = await openWith('owner', 'webhook', 'confirmation')
    const wanted = [[], ['confirmation', 'webhook'], ['webhook', 'confirmation'], ['webhook']] as const

    const claimed: unknown[] = []
    for (const only of wanted) claimed.push((await outbox.claimMessage(now, now + 1, only))?.kind)

    expect(claimed).toEqual([undefined, 'webhook', 'confirmation', undefined])
  })

  test('mail to the owner is claimed first, then new messages, then the longest overdue', async () => {
    const { one } = await openTwice(kind)
    for (const name of ['first', 'second'])
      await one.quotes.add({ ...quoteRequest, name }, arrival, ['confirmation', 'owner'])
    const now = Date.now() + 1000
    const failing = await claim(one, now)
    await one.outbox.settleMessage(failing, { state: 'pending', dueAt: 0, error: '451 later' })

    const order: string[] = []
    while (order.length < 4) {
      const mail = await claim(one, now)
      order.push(`${mail.kind} ${mail.quote.name}`)
    }

    expect(order).toEqual(['owner second', 'owner first', 'confirmation first', 'confirmation second'])
  })

  test('a message is pending again, failed, resent and sent, also for a quote without mail', async () => {
    const { one, id, now } = await openWith('owner')
    const silent = await one.quotes.add(quoteRequest, arrival)
    const claimed = await claim(one, now)

    await one.outbox.settleMessage(claimed, { state: 'pending', dueAt: now + 500, error: '451 later' })
    const waiting = await one.outbox.messagesOf(id)
    const notYet = await one.outbox.claimMessage(now + 499, now)
    await one.outbox.settleMessage(claimed, { state: 'failed', error: '550 no' })
    const failed = await one.quotes.find(id)
    const resent = await one.outbox.resend(id, now, kinds)
    const renewed = await claim(one, now)
    await one.outbox.settleMessage(renewed, { state: 'sent' })

    expect(waiting).toMatchObject([{ kind: 'owner', state: 'pending', attempts: 1, error: '451 later' }])
    expect(notYet).toBeUndefined()
    expect([failed?.mail, resent, renewed.attempts]).toEqual(['failed', ['owner'], 1])
    const sent = { kind: 'owner', state: 'sent', attempts: 1, error: '' }
    expect(await one.outbox.messagesOf(id)).toMatchObject([sent])
    expect(await one.outbox.resend('0123456789ab', now, kinds)).toBeUndefined()
    expect(await one.outbox.resend(silent.id, now, kinds)).toEqual(['owner'])
    expect(await one.quotes.find(silent.id)).toMatchObject({ mail: 'pending' })
  })

  test('a resend skips sent messages and kinds without settings', async () => {
    const { one, id, now } = await openWith('confirmation', 'webhook')
    for (const only of ['confirmation', 'webhook'] as const) {
      const message = await one.outbox.claimMessage(now, now + 1, [only])
      if (message) await one.outbox.settleMessage(message, { state: 'failed', error: '404' })
    }

    const withoutMail = await one.outbox.resend(id, now, ['webhook', 'alert'])
    const posted = await claim(one, now)
    await one.outbox.settleMessage(posted, { state: 'sent' })
    const again = await one.outbox.resend(id, now, ['webhook', 'alert'])

    expect([withoutMail, posted.kind, again]).toEqual([['webhook'], 'webhook', []])
    expect(await one.outbox.messagesOf(id)).toMatchObject([
      { kind: 'confirmation', state: 'failed', attempts: 1, error: '404' },
      { kind: 'webhook', state: 'sent', attempts: 1, error: '' },
    ])
    expect(await one.quotes.find(id)).toMatchObject({ mail: 'none' })
    expect((await one.outbox.resend(id, now, kinds))?.toSorted()).toEqual(['confirmation', 'owner'])
  })

  test('a late outcome changes nothing once the next attempt or a resend has begun', async () => {
    const { one, id, now } = await openWith('owner')
    const slow = await claim(one, now)
    const next = await claim(one, now + 1)

    const late = { state: 'failed', error: '550 no', acceptedBy: ['a@site.example'] } as const
    const isRecorded = await one.outbox.settleMessage(slow, late)
    const overtaken = await one.outbox.messagesOf(id)
    await one.outbox.resend(id, now + 2, kinds)
    await one.outbox.settleMessage(next, { state: 'failed', error: '550 no' })
    const renewed = await claim(one, now + 2)
    const again = { state: 'pending', dueAt: now + 900, error: '451' } as const
    await one.outbox.settleMessage({ ...renewed, since: slow.since }, again)
    const afterwards = await one.outbox.messagesOf(id)
    const isSent = await one.outbox.settleMessage(slow, { state: 'sent' })

    expect([isRecorded, isSent]).toEqual([false, true])
    expect(overtaken).toMatchObject([{ kind: 'owner', state: 'pending', attempts: 2, error: '' }])
    expect(renewed).toMatchObject({ attempts: 1, acceptedBy: [] })
    expect(afterwards).toMatchObject([{ kind: 'owner', state: 'pending', attempts: 1, error: '' }])
    expect(await one.quotes.find(id)).toMatchObject({ mail: 'sent' })
  })

  test('settling a message of a deleted quote does not affect the next quote’s message', async () => {
    const { one, other, id, now } = await openWith('owner')
    const slow = await claim(one, now)

    await other.quotes.delete(id)
    const next = await one.quotes.add(quoteRequest, arrival, ['owner'])

    expect(await one.outbox.settleMessage(slow, { state: 'sent' })).toBe(false)
    expect(await claim(one, now)).toMatchObject({ quote: { id: next.id } })
  })

  test('a reminder waits for weeks, and a change of its visit withdraws it even while it is being sent', async () => {
    const { one, other, id, now } = await openWith()
    const dueAt = now + 30 * longestDelay
    const change = async (visitDay: string, message: NewMessage) => {
      const quote = await one.desk.find(id)
      if (quote) await one.desk.change(quote, { visitDay }, { person: 'owner', now }, () => [message])
    }
    const reminder = { kind: 'reminder', about: 'one', since: dueAt, dueAt } as const

    await change('2027-03-15', reminder)
    const early = await one.outbox.claimMessage(dueAt - 1, now)
    const due = await claim(one, dueAt)
    // Failed while the clock was ahead.
    const later = { state: 'pending', dueAt: dueAt + 3 * longestDelay, error: '451' } as const
    await one.outbox.settleMessage(due, later)
    const again = await claim(other, dueAt + 1)
    await change('2027-03-16', { ...reminder, about: 'two' })
    await other.outbox.settleMessage(again, { state: 'sent' })
    const last = await claim(one, dueAt)
    await one.outbox.settleMessage(last, { state: 'dropped' })

    expect([early, due.about, again.about, last.about]).toEqual([undefined, 'one', 'one', 'two'])
    expect(await one.outbox.messagesOf(id)).toEqual([])
  })

  test('the next attempt gets the email addresses that accepted it, until a resend', async () => {
    const { one, id, now } = await openWith('owner')
    const acceptedBy = ['a@site.example', 'b@site.example']
    const again = { state: 'pending', dueAt: now, error: '451 later' } as const

    await one.outbox.settleMessage(await claim(one, now), { ...again, acceptedBy })
    const second = await claim(one, now)
    await one.outbox.settleMessage(second, again)
    const third = await claim(one, now)
    await one.outbox.resend(id, now, kinds)
    const renewed = await claim(one, now)

    expect([second.acceptedBy, third.acceptedBy, renewed.acceptedBy]).toEqual([acceptedBy, acceptedBy, []])
  })
})
