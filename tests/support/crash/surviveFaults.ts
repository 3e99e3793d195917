import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, type TestContext } from 'vitest'
import { openStore } from '#server/store/openStore.ts'
import { makeOwnDatabase, type StoreKind, urlOf } from '../database/makeDatabase.ts'
import { makeDue } from '../database/otherProgram.ts'
import { takePicture } from '../server/pictures.ts'
import { startMailServer } from '../server/startMailServer.ts'
import { copyServerWithSite, startQuoteServer } from '../server/startQuoteServer.ts'
import { chooseFaults, drawEach, drawFaults } from './drawFaults.ts'
import { expectWhole } from './expectWhole.ts'
import { faults, refusing, type Victim } from './faults.ts'
import { freezing } from './freezeFiles.ts'
import { openLedger, ways } from './quoteLedger.ts'
import { seededRandom } from './seededRandom.ts'

const second = 1000
const minute = 60 * second
/** Every fault once and at least five kills. npm run test:faults goes on for an hour, npm run test:crash kills fifty times. */
const settings = {
  rounds: Number(process.env.FAULT_ROUNDS ?? 10),
  lasting: Number(process.env.FAULT_MINUTES ?? 0) * minute,
  seed: Number(process.env.FAULT_SEED ?? Math.trunc(Math.random() * 2 ** 31)),
  only: process.env.FAULTS,
}
const senders = 8
/** Time limit for one mail among many, on a busy machine. */
const mailTimeout = second / 5
/** The mail server's failure modes, one a round. */
const mailModes = ['accept', 'refuse', 'stall', 'drop'] as const
/** In milliseconds. The longest exceeds the server's timeout for a locked file. */
const durations = { shortest: 50, longest: 4000 }

/** Time limit for a page, and for the first request that a fault affects. */
const visitorTimeout = 30 * second

/** Time limit for all rounds, in milliseconds. */
export const faultTimeout = 6 * minute + settings.lasting * 1.5 + settings.rounds * 15 * second

/**
 * Injects one fault after another while quotes and photos are sent. Afterwards every acknowledged quote and photo must be stored
 * once and whole, and so must every quote that the log calls stored. Any other response must ask the visitor to call. Every stored
 * quote must be mailed. Pages must be served all the time.
 */
export async function surviveFaults(kind: StoreKind, { skip }: Pick<TestContext, 'skip'>): Promise<void> {
  const { rounds, lasting, seed, only } = settings
  const random = seededRandom(seed)
  const names = chooseFaults(kind, only)
  const told = `${kind}, FAULT_SEED=${seed}`
  console.log(`${told}: ${names.join(', ') || `has no ${only}, and is left out`}`)
  if (names.length === 0) skip()
  if (names.includes('freeze')) console.log(`${told}: a frozen file is ${freezing.name}`)

  const { database, postgres } = await makeOwnDatabase(kind)
  const mailServer = await startMailServer()
  const environment = {
    DATABASE_URL: urlOf(database),
    SMTP_URL: mailServer.url,
    QUOTES_TO: 'owner@site.example',
  }
  const folder = await copyServerWithSite()
  let log = ''
  const start = async (limit?: string) => {
    const server = await startQuoteServer(folder, environment, limit)
    server.child.stdout.on('data', (chunk: Buffer) => {
      log += chunk
    })
    return server
  }
  const pictures = [await takePicture('jpeg', 0), await takePicture('png', 9)]
  const ledger = openLedger(pictures)
  const { acknowledged, unanswered, halfSent, refused, wrong, send, sendHalf, sendPhotos, asked } = ledger

  let isDown = false
  const victim: Victim = {
    server: await start(),
    postgres,
    database,
    async restart(signal, limit) {
      isDown = true
      victim.server.child.kill(signal)
      await victim.server.ended
      victim.server = await start(limit?.())
      isDown = false
    },
  }
  // A table must exist before it can be locked.
  await send(victim.server, 'first', 'nothing')
  expect(acknowledged.size, told).toBe(1)

  const end = performance.now() + lasting
  const happened: Record<string, number> = {}
  const drawFault = drawFaults(names, random, lasting > 0 ? 0.5 : 1)
  const drawMailMode = drawEach(mailModes, random)
  const fewest = Math.max(rounds, names.length, mailModes.length)
  for (let round = 0; round < fewest || performance.now() < end; round += 1) {
    const [name, mailMode] = [drawFault(), drawMailMode()]
    happened[name] = (happened[name] ?? 0) + 1
    mailServer.behave(mailMode)
    let isOver = false
    const keepSending = async (sender: number) => {
      for (let count = 0; !isOver; count += 1) {
        const [again] = sender === 0 ? unanswered : []
        const fresh = [`r${round}s${sender}n${count}`, ways[sender % ways.length] ?? 'words'] as const
        const [quote, way] = again ?? fresh
        do {
          await send(victim.server, quote, name, way)
          await sendPhotos(victim.server, quote)
          // A kill is short, so that quotes are sent without a pause.
          if (name !== 'kill' || isDown) await wait(100)
        } while (!isOver && unanswered.has(quote))
      }
    }
    if (name === 'kill') for (const half of [1, 2]) sendHalf(victim.server, `r${round}half${half}`)
    const sending = Array.from({ length: senders }, (_, sender) => keepSending(sender))
    const logBefore = log.length
    // A fault may come at any time; a kill only once the half sent forms may be stored.
    await wait(50 + random() * 400)
    if (name === 'kill') await untilNoticed(() => log.slice(logBefore).includes('is stored.'))
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
    await Promise.all(sending)
    expect((await victim.server.get('/about-us')).status, told).toBe(200)
  }
  mailServer.behave('accept')

  const store = await openStore(database, { error: () => {}, info: () => {} })
  onTestFinished(() => store.close())
  // Read before the retries, because a retry would replace a lost quote.
  const survivors = await Array.fromAsync(store.quotes.list())
  const survived = new Set(survivors.map(({ id }) => id))
  const logged = [...log.matchAll(/Quote (\w+) is stored\./g)].map(([, id = '']) => id)
  expect(logged.length, told).toBeGreaterThan(rounds)
  expect(
    logged.filter((id) => !survived.has(id)),
    told,
  ).toEqual([])
  const halfStored = survivors.filter(({ name }) => halfSent.has(name))
  expect(halfStored.length > 0, told).toBe(halfSent.size > 0)

  for (const [name, way] of [...unanswered]) await send(victim.server, name, 'nothing', way)
  for (const name of halfSent) await send(victim.server, name, 'nothing', 'form')
  await sendPhotos(victim.server)

  const unsent = async () =>
    (await Array.fromAsync(store.quotes.list())).filter(({ mail }) => mail !== 'sent').length
  await makeDue(database)
  const waiting = await unsent()
  await expect.poll(unsent, { timeout: 2 * minute + waiting * mailTimeout, interval: second }).toBe(0)
  victim.server.child.kill('SIGTERM')
  await victim.server.ended

  const quotes = await Array.fromAsync(store.quotes.list())
  const stored = Map.groupBy(quotes, ({ name }) => name)
  const mailed = new Set(mailServer.mails.map(({ messageId }) => messageId?.slice(1, 13)))
  expect([...new Set(wrong)], told).toEqual([])
  expect([...unanswered], told).toEqual([])
  expect([...ledger.unsentPhotos], told).toEqual([])
  expect(
    refusing[kind].filter((name) => happened[name] && !refused[name]),
    told,
  ).toEqual([])
  const unnoticed = mailModes.filter((mode) => mailServer.treated[mode] === 0)
  expect(unnoticed, told).toEqual([])
  expect(acknowledged.size, told).toBeGreaterThan(rounds)
  for (const [name, id] of acknowledged)
    expect(
      stored.get(name)?.map((quote) => quote.id),
      told,
    ).toEqual([id])
  expect(stored.size, told).toBe(quotes.length)
  for (const [name, kept] of ledger.photosKept) {
    const photos = stored.get(name)?.[0]?.photos
    // More photos are stored than acknowledged if the connection broke before the response.
    expect(photos, `${told}: ${name}`).toBeGreaterThanOrEqual(kept)
    expect(photos, `${told}: ${name}`).toBeLessThanOrEqual(pictures.length)
  }
  expect(ledger.photosKept.size, told).toBeGreaterThan(rounds)
  for (const quote of quotes) await expectWhole(store, quote, told)
  expect(
    quotes.filter(({ id }) => !mailed.has(id)),
    told,
  ).toEqual([])
  console.log(
    `${told}: ${JSON.stringify(happened)}; ${asked()} asked, told to call: ${JSON.stringify(refused)}, ${acknowledged.size} acknowledged, ${quotes.length} stored, ${mailServer.mails.length} mails after ${JSON.stringify(mailServer.treated)}`,
  )
}

/** Waits until a fault has affected a request, for `visitorTimeout` at most. */
async function untilNoticed(isNoticed: () => boolean): Promise<void> {
  for (const end = performance.now() + visitorTimeout; !isNoticed() && performance.now() < end; )
    await wait(50)
}
