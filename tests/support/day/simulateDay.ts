import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import { claimFor } from '#server/quotes/outbox/outboxQueue.ts'
import { seededRandom } from '../crash/seededRandom.ts'
import { makeDatabase, type StoreKind, urlOf } from '../database/makeDatabase.ts'
import { makeDue } from '../database/otherProgram.ts'
import { quoteRequest, sendQuote } from '../server/sendQuote.ts'
import { startMailServer } from '../server/startMailServer.ts'
import { startReceiver } from '../server/startPhone.ts'
import { openDayLedger } from './dayLedger.ts'
import { drawNumber } from './drawChanges.ts'
import { expectDayKept } from './expectDayKept.ts'
import { startKillableServer } from './killableServer.ts'
import { openDayDesk } from './openDayDesk.ts'
import { openUnreliableConnection } from './unreliableConnection.ts'

const seed = Number(process.env.DAY_SEED ?? Math.trunc(Math.random() * 2 ** 31))
const quotes = 120
const kills = 10
const visitors = 2
/** In milliseconds: a change is answered within this time. */
const longestDelay = 8

/** In milliseconds: a busy machine takes many times as long as another. */
export const dayTimeout = 20 * claimFor

/**
 * A day of work: quotes come in while two desks change them, and the server is killed again and again.
 * Afterwards everything that it acknowledged must be stored once, and every message must have arrived.
 */
export async function simulateDay(kind: StoreKind): Promise<void> {
  const told = `${kind}, DAY_SEED=${seed}`
  console.log(told)
  let actors = 0
  const nextRandom = () => {
    actors += 1
    return seededRandom(seed + actors)
  }
  const [mailServer, webhook] = [await startMailServer(), await startReceiver()]
  const database = await makeDatabase(kind)
  const server = await startKillableServer({
    DATABASE_URL: urlOf(database),
    SMTP_URL: mailServer.url,
    QUOTES_TO: 'owner@site.example',
    AUTOREPLY: 'on',
    WEBHOOK_URL: webhook.url,
    WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
  })
  const ledger = openDayLedger()
  const connection = openUnreliableConnection(nextRandom())
  const openDesk = (person: string) =>
    openDayDesk({ server, ledger, connection, random: nextRandom(), person })
  const desks = [await openDesk('Ada'), await openDesk('Sam')] as const

  async function sendNamed(name: string): Promise<void> {
    const { answer } = await connection.untilAnswered('quote', () =>
      sendQuote(server.ask, { ...quoteRequest, name }, { 'Idempotency-Key': name }),
    )
    expect(answer.status, answer.text).toBe(201)
    ledger.quotes.set(name, JSON.parse(answer.text).id)
  }

  let sent = 0
  const sendNext = () => {
    sent += 1
    return sendNamed(`Visitor ${sent}`)
  }
  /** Sends quotes, each after some changes at the desk. */
  async function keepSending(random: () => number): Promise<void> {
    while (sent < quotes) {
      for (let changes = drawNumber(1, 4, random); changes > 0; changes -= 1) await once(server.sent, 'PATCH')
      if (sent < quotes) await sendNext()
    }
  }

  /** Kills spread over the day, each during a quote or a change. */
  async function keepKilling(random: () => number): Promise<void> {
    for (let kill = 0; kill < kills; kill += 1) {
      const share = (kill + random()) / kills
      while (sent < quotes * 0.95 * share) await once(server.sent, 'quote')
      await once(server.sent, kill % 2 === 0 ? 'quote' : 'PATCH')
      // The first two kills come before the server has read the request.
      if (kill >= 2) await wait(random() * longestDelay)
      await server.kill()
    }
  }

  await sendNext()
  let isOver = false
  const visiting = Array.from({ length: visitors }, () => keepSending(nextRandom()))
  await Promise.all([
    ...desks.map((desk) => desk.work(() => isOver)),
    Promise.all([...visiting, keepKilling(nextRandom())]).finally(() => {
      isOver = true
    }),
  ])

  const dayIds = [...ledger.quotes.values()].toSorted()
  let late = 0
  const shown = await desks[0].readList('', 20, () => {
    late += 1
    return sendNamed(`Late visitor ${late}`)
  })
  expect(shown.map(({ id }) => id).toSorted(), told).toEqual(dayIds)
  expect(new Set(dayIds).size, told).toBe(quotes)
  await expectDayKept(desks, ledger, told)
  await makeDue(database)
  /** The messages that have arrived, by quote and kind. */
  const received = () =>
    new Set([
      ...mailServer.mails.map(({ messageId = '' }) => messageId.replace(/^<(\w+\.\w+)\..*/, '$1')),
      ...webhook.requests.map(({ headers }) => `${headers['webhook-id']}`.replace(/^msg_(.*)/, '$1.webhook')),
    ])
  const sentOn = [...ledger.quotes.values()].flatMap((id) => [
    `${id}.owner`,
    `${id}.confirmation`,
    `${id}.webhook`,
  ])
  await expect
    .poll(() => sentOn.filter((name) => !received().has(name)), {
      message: told,
      timeout: claimFor,
      interval: 500,
    })
    .toEqual([])
  expect(connection.lost, told).toMatchObject({
    'quote cut': expect.any(Number),
    'change cut': expect.any(Number),
  })
  console.log(`${told}: ${JSON.stringify({ quotes: sentOn.length / 3, kills, lost: connection.lost })}`)
}
