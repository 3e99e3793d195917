import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished } from 'vitest'
import { claimFor } from '#server/quotes/mailSchedule.ts'
import { openQuoteStore } from '#server/quotes/openQuoteStore.ts'
import type { DatabaseSettings } from '#server/settingParsers.ts'
import { collect } from './collect.ts'
import { faults, faultsOf, type Victim } from './faults.ts'
import { callUs } from './lookAt.ts'
import { type StoreKind, urlOf } from './makeDatabase.ts'
import { copyProject } from './runScript.ts'
import { seededRandom } from './seededRandom.ts'
import { startMailServer } from './startMailServer.ts'
import { createDatabase, startPostgres } from './startPostgres.ts'
import { type QuoteServer, startQuoteServer } from './startQuoteServer.ts'
import { temporaryFolder } from './temporaryFolder.ts'

const second = 1000
const minute = 60 * second
/** npm run test:faults goes on for an hour, npm run test:crash kills fifty times. */
const settings = {
  rounds: Number(process.env.FAULT_ROUNDS ?? 14),
  lasting: Number(process.env.FAULT_MINUTES ?? 0) * minute,
  seed: Number(process.env.FAULT_SEED ?? Math.trunc(Math.random() * 2 ** 31)),
  only: process.env.FAULTS?.split(','),
}
const senders = 8
/** How long one mail among many may take, on a machine that has much else to do. */
const mailPatience = second / 5
/** What the mail server does, from round to round. */
const moods = ['accept', 'refuse', 'stall', 'drop'] as const
/** In milliseconds. The server gives up on a locked file before the longest is over. */
const durations = { shortest: 50, longest: 4000 }

/** How long that may take, in milliseconds. */
export const faultPatience = 5 * minute + settings.lasting * 1.5 + settings.rounds * 15 * second

/**
 * Lets one thing after another go wrong while quotes come in. Whatever was acknowledged must then be there once, nobody may have
 * been told anything else but to call, and every stored quote must be mailed.
 */
export async function surviveFaults(kind: StoreKind): Promise<void> {
  const { rounds, lasting, seed, only } = settings
  const random = seededRandom(seed)
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
  const names = faultsOf[kind].filter((name) => only?.includes(name) ?? true)
  const told = `${kind}, FAULT_SEED=${seed}`
  console.log(`${told}: ${names.join(', ')}`)

  const { database, postgres } = await makeOwnDatabase(kind)
  const mailServer = await startMailServer()
  const environment = {
    DATABASE_URL: urlOf(database),
    SMTP_URL: mailServer.url,
    QUOTES_TO: 'owner@site.example',
  }
  const folder = await copyProject()
  const start = (limit?: string) => startQuoteServer(folder, environment, limit)

  const acknowledged = new Map<string, string>()
  /** Sent, and no answer came: whoever asks again gets the same quote. */
  const unanswered = new Set<string>()
  const wrong: string[] = []
  const counts = { refused: 0, asked: 0 }
  const send = async ({ send }: QuoteServer, name: string) => {
    counts.asked += 1
    const answer = await send({ name }, name).catch(() => undefined)
    if (!answer) unanswered.add(name)
    else if (answer.status === 201) {
      const { id } = JSON.parse(answer.text)
      if ((acknowledged.get(name) ?? id) !== id) wrong.push(`${name} is ${id} and another`)
      acknowledged.set(name, id)
      unanswered.delete(name)
    } else if (answer.status === 503 && answer.text === callUs) counts.refused += 1
    else wrong.push(`${answer.status} ${answer.text}`)
  }

  let isDown = false
  const victim: Victim = {
    server: await start(),
    postgres,
    file: database.kind === 'sqlite' ? database.file : undefined,
    async restart(signal, limit) {
      isDown = true
      victim.server.child.kill(signal)
      await victim.server.ended
      victim.server = await start(limit)
      isDown = false
    },
  }
  const end = performance.now() + lasting
  const happened: Record<string, number> = {}
  for (let round = 0; round < rounds || performance.now() < end; round += 1) {
    // Half of them are kills, which are over soonest and cut deepest.
    const name = random() < 0.5 && names.includes('kill') ? 'kill' : pick(names)
    happened[name] = (happened[name] ?? 0) + 1
    mailServer.behave(pick(moods))
    let isOver = false
    const keepSending = async (sender: number) => {
      for (let count = 0; !isOver; count += 1) {
        const [again] = sender === 0 ? unanswered : []
        const quote = again ?? `r${round}s${sender}n${count}`
        do {
          await send(victim.server, quote)
          // A kill is a moment, which wants many quotes in it; what lasts has enough of them all the same.
          if (name !== 'kill' || isDown) await wait(100)
        } while (!isOver && unanswered.has(quote))
      }
    }
    const sending = Array.from({ length: senders }, (_, sender) => keepSending(sender))
    // The moment is the point of this: any of them must do.
    await wait(50 + random() * 400)
    await faults[name]?.(victim, durations.shortest + random() ** 2 * durations.longest)
    await wait(random() * 200)
    isOver = true
    await Promise.all(sending)
    expect((await victim.server.get('/about-us')).status, told).toBe(200)
  }
  mailServer.behave('accept')
  for (const name of [...unanswered]) await send(victim.server, name)

  const { store } = openQuoteStore(database, { error: () => {}, info: () => {} })
  onTestFinished(() => store.close())
  const unsent = async () => (await collect(store.list())).filter(({ mail }) => mail !== 'sent').length
  // Mails that a killed server had in its hands are due again when its claim on them ends; refused ones wait longer.
  const waiting = await unsent()
  await expect
    .poll(unsent, { timeout: 4 * claimFor + 2 * minute + waiting * mailPatience, interval: second })
    .toBe(0)
  victim.server.child.kill('SIGTERM')
  await victim.server.ended

  const quotes = await collect(store.list())
  const stored = Map.groupBy(quotes, ({ name }) => name)
  const mailed = new Set(mailServer.mails.map(({ messageId }) => messageId?.slice(1, 13)))
  expect([...new Set(wrong)], told).toEqual([])
  expect([...unanswered], told).toEqual([])
  expect(acknowledged.size, told).toBeGreaterThan(rounds)
  for (const [name, id] of acknowledged)
    expect(
      stored.get(name)?.map((quote) => quote.id),
      told,
    ).toEqual([id])
  expect(stored.size, told).toBe(quotes.length)
  expect(
    quotes.filter(({ id }) => !mailed.has(id)),
    told,
  ).toEqual([])
  const { asked, refused } = counts
  const { size } = acknowledged
  console.log(
    `${told}: ${JSON.stringify(happened)}; ${asked} asked, ${refused} told to call, ${size} acknowledged, ${quotes.length} stored, ${mailServer.mails.length} mails`,
  )
}

/** One that can be stopped: the others' tests go on beside this. */
async function makeOwnDatabase(kind: StoreKind) {
  if (kind === 'SQLite') {
    const database: DatabaseSettings = { kind: 'sqlite', file: join(temporaryFolder(), 'quotes.db') }
    return { database, postgres: undefined }
  }
  const postgres = await startPostgres()
  onTestFinished(() => postgres.remove())
  const database: DatabaseSettings = { kind: 'postgres', url: await createDatabase(postgres.url) }
  return { database, postgres }
}
