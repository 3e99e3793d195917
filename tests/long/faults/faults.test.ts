import { EventEmitter, once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import type { DatabaseSettings } from '#server/config.ts'
import { openStore, type Store } from '#server/store/openStore.ts'
import type { Quote } from '#server/store/quoteRows.ts'
import { freezing } from '#tests/support/database/freezeFiles.ts'
import { makeDatabase, type StoreKind, storeKinds } from '#tests/support/database/makeDatabase.ts'
import { createDatabase, startPostgres } from '#tests/support/database/startPostgres.ts'
import { takePicture } from '#tests/support/server/pictures.ts'
import { startMailServer } from '#tests/support/server/startMailServer.ts'
import { startReceiver } from '#tests/support/server/startPhone.ts'
import { copyServerWithSite, startQuoteServer, startScript } from '#tests/support/server/startQuoteServer.ts'
import type { Send } from '#tests/support/site/sendRequest.ts'
import { isCaller, openDeskWork } from './deskWork.ts'
import { type FaultName, faults, faultsOf, refusing, type Victim } from './faults.ts'
import { drawEach, openLedger, seededRandom } from './ledger.ts'
import { makeDue, makeVisitMailsDue, messagesFor, messagesIn, mostCopies } from './messages.ts'
import { sendVisitors, ways } from './visitors.ts'

const second = 1000
const minute = 60 * second
/** Every fault once and at least five kills. npm run test:faults goes on for an hour, npm run test:crash kills fifty times. */
const rounds = Number(process.env.FAULT_ROUNDS ?? 10)
const lasting = Number(process.env.FAULT_MINUTES ?? 0) * minute
const seed = Number(process.env.FAULT_SEED ?? Math.trunc(Math.random() * 2 ** 31))
/** A comma-separated list of faults; without it all of the store's. */
const wanted = process.env.FAULTS?.split(',')

/** What a kill interrupts: a change at the desk, or the sending of a mail to a customer or of a webhook. */
const killTargets = ['change', 'webhook', 'booked', 'reminder', 'receipt'] as const
type KillTarget = (typeof killTargets)[number]

const senders = 8
/** Time limit for one message among many, on a busy machine. */
const messageTimeout = second / 5
/** The mail server's failure modes for the owner's mail, one a round. */
const mailModes = [
  'accept',
  'refuse',
  'stall',
  'drop',
  'refuseAttachments',
  'takeSlowly',
  'takeAndDrop',
] as const
/** In milliseconds. The longest exceeds the server's timeout for a locked file. */
const durations = { shortest: 50, longest: 4000 }
/** Time limit for a page, and for the first request that a fault affects. */
const visitorTimeout = 30 * second

/*
 * Faults happen one after another while visitors send quotes and photos and two people work at the desk, over a connection that
 * loses responses. Afterwards everything that was acknowledged must be stored once and whole, and so must every quote that the log
 * calls stored. Any other response must ask the visitor to call. Every message must arrive. Pages must be served all the time.
 */
test.for(storeKinds)(
  'on %s everything acknowledged is stored once and delivered despite failures',
  { timeout: 6 * minute + lasting * 1.5 + rounds * 15 * second },
  async (kind, { skip }) => {
    const told = `${kind}, FAULT_SEED=${seed}`
    const names = faultsOf[kind].filter((name) => wanted?.includes(name) ?? true)
    console.log(`${told}: ${names.join(', ') || `has no ${wanted}, and is left out`}`)
    if (names.length === 0) skip()
    if (names.includes('freeze')) console.log(`${told}: a frozen file is ${freezing.name}`)
    let actors = 0
    const nextRandom = () => {
      actors += 1
      return seededRandom(seed + actors)
    }

    /** Emits what is on its way. */
    const sending = new EventEmitter<Record<KillTarget, []>>()
    const mailServer = await startMailServer((mail) => {
      const [, kind = ''] = /^Message-ID: <\w+\.(\w+)\./m.exec(mail) ?? []
      sending.emit(kind as KillTarget)
    })
    const webhook = await startReceiver(() => sending.emit('webhook'))
    const { database, postgres } = await makeOwnDatabase(kind)
    const settings = {
      DATABASE_URL: urlOf(database),
      SMTP_URL: mailServer.url,
      QUOTES_TO: 'owner@site.example',
      AUTOREPLY: 'on',
      WEBHOOK_URL: webhook.url,
      WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
    }
    const folder = await copyServerWithSite()
    let log = ''
    const start = async (limit?: string) => {
      const server = await startQuoteServer(folder, settings, limit)
      server.child.stdout.on('data', (chunk: Buffer) => {
        log += chunk
      })
      return server
    }
    let isDown = false
    let isAiming = false
    const victim: Victim = {
      server: await start(),
      postgres,
      database,
      async restart(signal, limit) {
        isDown = true
        victim.server.child.kill(signal)
        await victim.server.ended
        mailServer.limitConnections(Number.POSITIVE_INFINITY)
        victim.server = await start(limit?.())
        isDown = false
      },
    }

    const pictures = [await takePicture('jpeg', 0), await takePicture('png', 9)]
    const ledger = openLedger(nextRandom())
    const { halfSent, refused, wrong, send, sendHalf } = sendVisitors(victim, ledger, pictures)
    // A table must exist before it can be locked.
    await send('first', 'nothing')
    expect(ledger.quotes.size, told).toBe(1)
    const ask: Send = (path, options) => {
      const answer = victim.server.ask(path, options)
      if (options?.method === 'PATCH') sending.emit('change')
      return answer
    }
    async function openDesk(person: string) {
      const { ended } = startScript(folder, ['server/cli/desk.ts', 'link', person], settings)
      const [, link = ''] = /#link=(\S+)/.exec((await ended).out) ?? []
      return openDeskWork(ask, ledger, nextRandom(), { person, link })
    }
    const desks = [await openDesk('Ada'), await openDesk('Sam')]

    /** Waits until a change is on its way to the server, or such a message is at its receiver, who has not answered. */
    async function untilSending(target: KillTarget): Promise<void> {
      isAiming = target !== 'change'
      const sent = once(sending, target, { signal: AbortSignal.timeout(visitorTimeout) })
      for (let isSent: unknown; !isSent; isSent = await Promise.race([sent, wait(second / 4)]))
        if (isAiming) await makeVisitMailsDue(database)
      isAiming = false
    }

    const happened: Partial<Record<FaultName, number>> = {}
    async function injectFaults(): Promise<void> {
      const random = nextRandom()
      const end = performance.now() + lasting
      const drawAny = drawEach(names, random)
      const drawMailMode = drawEach(mailModes, random)
      const drawTarget = drawEach(killTargets, random)
      const fewest = Math.max(rounds, names.length, mailModes.length)
      // After every fault once, kills are the shortest and hardest.
      const killShare = names.includes('kill') ? (lasting > 0 ? 0.5 : 1) : 0
      for (let round = 0; round < fewest || performance.now() < end; round += 1) {
        const name = round >= names.length && random() < killShare ? 'kill' : drawAny()
        const mailMode = drawMailMode()
        happened[name] = (happened[name] ?? 0) + 1
        mailServer.behave(mailMode, 'owner@')
        const target = name === 'kill' ? drawTarget() : undefined
        // Not when mails to customers are waited for, which share the connections with the owner's.
        mailServer.limitConnections(target === 'change' ? 3 : Number.POSITIVE_INFINITY)
        let isOver = false
        const keepSending = async (sender: number) => {
          for (let count = 0; !isOver; count += 1) {
            await send(`r${round}s${sender}n${count}`, name, ways[sender % ways.length])
            // A kill is short, so that quotes are sent without a pause; but owners' mails must leave room for those to customers.
            if (name !== 'kill' || isDown || isAiming) await wait(isAiming ? second : 100)
          }
        }
        const logBefore = log.length
        if (name === 'kill') for (const half of [1, 2]) sendHalf(`r${round}half${half}`)
        const sending = Promise.all(Array.from({ length: senders }, (_, sender) => keepSending(sender)))
        // A fault may come at any time; a kill once the half sent forms may be stored, and during a change at the desk.
        await wait(50 + random() * 400)
        if (target) {
          await untilNoticed(() => log.slice(logBefore).includes('is stored.'))
          await untilSending(target)
          await wait(random() ** 2 * 8)
        }
        const duration = durations.shortest + random() ** 2 * durations.longest
        const endure = async () => {
          await wait(duration)
          await untilNoticed(() => !refusing[kind].includes(name) || Boolean(refused[name]))
          const page = victim.server.get('/about-us').then(({ status }) => status, String)
          const seen = await Promise.race([page, wait(visitorTimeout, 'late', { ref: false })])
          if (seen !== 200) wrong.push(`a page is ${seen} during ${name}`)
        }
        await faults[name](victim, { duration, endure })
        await wait(random() * 200)
        await untilNoticed(() => mailServer.treated[mailMode] > 0)
        isOver = true
        await sending
        expect((await victim.server.get('/about-us')).status, told).toBe(200)
      }
    }
    let isOver = false
    await Promise.all([
      injectFaults().finally(() => {
        isOver = true
      }),
      ...desks.map((desk) => desk.work(() => isOver)),
    ])
    mailServer.behave('accept', 'owner@')
    mailServer.limitConnections(Number.POSITIVE_INFINITY)

    const store = await openStore(database, { error: () => {}, info: () => {} })
    onTestFinished(() => store.close())
    // Read before the half sent forms are repeated, because a repeat would replace a lost quote.
    const survivors = await Array.fromAsync(store.quotes.list())
    const survived = new Set(survivors.map(({ id }) => id))
    const logged = [...log.matchAll(/Quote (\w+) is stored\./g)].map(([, id = '']) => id)
    expect(logged.length, told).toBeGreaterThan(rounds)
    const lostQuotes = logged.filter((id) => !survived.has(id))
    expect(lostQuotes, told).toEqual([])
    const halfStored = survivors.filter(({ name }) => halfSent.has(name))
    expect(halfStored.length > 0, told).toBe(halfSent.size > 0)
    for (const name of halfSent) await send(name, 'nothing', 'form')
    for (const desk of desks) await desk.expectKept(told)

    await makeDue(database)
    const quotes = await Array.fromAsync(store.quotes.list())
    const messages = messagesFor(quotes, ledger)
    const pending = () => {
      const received = messagesIn(mailServer, webhook)
      return messages.filter((name) => !received.has(name))
    }
    const timeout = 2 * minute + messages.length * messageTimeout
    await expect.poll(pending, { message: told, timeout, interval: second }).toEqual([])
    const unsent = async () =>
      (await Array.fromAsync(store.quotes.list())).filter(
        (quote) => !isCaller(quote) && quote.mail !== 'sent',
      ).length
    await expect.poll(unsent, { message: told, timeout: minute, interval: second }).toBe(0)
    victim.server.child.kill('SIGTERM')
    await victim.server.ended

    const mailed = mailServer.mails.map(({ messageId, envelope }) => `${messageId} ${envelope.to}`)
    expect(mostCopies(mailed), told).toBeLessThanOrEqual(2)
    // Once a claim has expired in a long run, its repeat may meet another kill.
    const mostPosted = rounds > 10 || lasting > 0 ? 3 : 2
    expect(
      mostCopies(webhook.requests.map(({ headers }) => headers['webhook-id'])),
      told,
    ).toBeLessThanOrEqual(mostPosted)
    expect([...new Set(wrong)], told).toEqual([])
    const unnoticed = [
      ...refusing[kind].filter((name) => happened[name] && !refused[name]),
      ...mailModes.filter((mode) => mailServer.treated[mode] === 0),
      ...(happened.kill ? ['quote cut', 'change cut'].filter((what) => !ledger.lost[what]) : []),
    ]
    expect(unnoticed, told).toEqual([])
    expect(Math.min(ledger.quotes.size, ledger.photos.size), told).toBeGreaterThan(rounds)
    const idByName = new Map(quotes.map(({ name, id }) => [name, id]))
    for (const [name, id] of ledger.quotes) expect(idByName.get(name), told).toBe(id)
    expect(idByName.size, told).toBe(quotes.length)
    for (const quote of quotes) {
      await expectWhole(store, quote, told)
      // More photos are stored than acknowledged if the connection broke before the response.
      expect(quote.photos, told).toBeGreaterThanOrEqual(ledger.photos.get(quote.name) ?? 0)
      expect(quote.photos, told).toBeLessThanOrEqual(pictures.length)
    }
    console.log(
      `${told}: ${JSON.stringify({ happened, refused, lost: ledger.lost, mail: mailServer.treated })}, ${ledger.quotes.size} acknowledged, ${quotes.length} stored`,
    )
  },
)

/** Every stored photo of the quote must be there once, and decode to its last row. */
async function expectWhole(store: Store, { id, photos }: Quote, told: string): Promise<void> {
  const kept = await store.photos.photosOf(id)
  expect(kept.length, told).toBe(photos)
  for (const { position } of kept) {
    const image = (await store.photos.readPhoto(id, position))?.bytes
    const { width, height } = await sharp(image, { failOn: 'error' }).metadata()
    await sharp(image, { failOn: 'error' }).stats()
    expect([width, height], told).toEqual([40, 80])
  }
}

/** Waits until a fault has affected a request, for `visitorTimeout` at most. */
async function untilNoticed(isNoticed: () => boolean): Promise<void> {
  for (const end = performance.now() + visitorTimeout; !isNoticed() && performance.now() < end; )
    await wait(50)
}

/** A database on a server of its own, which the test may stop. */
async function makeOwnDatabase(kind: StoreKind) {
  if (kind === 'SQLite') return { database: await makeDatabase(kind), postgres: undefined }
  const postgres = await startPostgres()
  onTestFinished(() => postgres.remove())
  const database: DatabaseSettings = { kind: 'postgres', url: await createDatabase(postgres.url) }
  return { database, postgres }
}

/** The DATABASE_URL of a database. */
const urlOf = (database: DatabaseSettings): string =>
  database.kind === 'sqlite' ? `file://${database.file}` : database.url
