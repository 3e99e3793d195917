import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished } from 'vitest'
import { claimFor } from '#server/quotes/mailSchedule.ts'
import { openQuoteStore } from '#server/quotes/openQuoteStore.ts'
import { collect } from './collect.ts'
import { makeDatabase, type StoreKind, urlOf } from './makeDatabase.ts'
import { copyProject } from './runScript.ts'
import { startMailServer } from './startMailServer.ts'
import { startQuoteServer } from './startQuoteServer.ts'

/** npm run test:crash kills fifty times. */
const rounds = Number(process.env.CRASH_ROUNDS ?? 20)
const senders = 8
/** What the mail server does, from round to round. */
const moods = ['accept', 'refuse', 'stall', 'drop'] as const
const second = 1000

/** How long that may take, in milliseconds. */
export const killPatience = 180 * second + rounds * 10 * second

/**
 * Kills the server again and again while quotes come in. Afterwards, whatever was acknowledged must be there once, and every
 * stored quote mailed.
 */
export async function surviveKills(kind: StoreKind): Promise<void> {
  const database = await makeDatabase(kind)
  const mailServer = await startMailServer()
  const mail = { SMTP_URL: mailServer.url, QUOTES_TO: 'owner@site.example' }
  const settings = { DATABASE_URL: urlOf(database), ...mail }
  const folder = await copyProject()
  const acknowledged = new Map<string, string>()

  for (let round = 0; round < rounds; round += 1) {
    mailServer.behave(moods[round % moods.length] ?? 'accept')
    const server = await startQuoteServer(folder, settings)
    let alive = true
    const keepSending = async (sender: number) => {
      for (let count = 0; alive; count += 1) {
        const name = `r${round}s${sender}n${count}`
        const answer = await server.send({ name }, name).catch(() => undefined)
        if (answer?.status === 201) acknowledged.set(name, JSON.parse(answer.text).id)
      }
    }
    const sending = Array.from({ length: senders }, (_, sender) => keepSending(sender))
    // The moment is the point of this test: any of them must do.
    await wait(50 + Math.random() * 400)
    server.child.kill('SIGKILL')
    await server.ended
    alive = false
    await Promise.all(sending)
  }

  const { store } = openQuoteStore(database, { error: () => {}, info: () => {} })
  onTestFinished(() => store.close())
  const unsent = async () => (await collect(store.list())).filter(({ mail }) => mail !== 'sent').length
  mailServer.behave('accept')
  const last = await startQuoteServer(folder, settings)
  // Mails that a killed server had in its hands are due again when its claim on them ends; refused ones wait longer.
  await expect.poll(unsent, { timeout: 4 * claimFor + rounds * second, interval: second }).toBe(0)
  last.child.kill('SIGTERM')
  const { err } = await last.ended

  const quotes = await collect(store.list())
  const stored = Map.groupBy(quotes, ({ name }) => name)
  const mailed = new Set(mailServer.mails.map(({ messageId }) => messageId?.slice(1, 13)))
  expect(acknowledged.size).toBeGreaterThan(rounds)
  for (const [name, id] of acknowledged) expect(stored.get(name)?.map((quote) => quote.id)).toEqual([id])
  expect(stored.size).toBe(quotes.length)
  expect(quotes.filter(({ id }) => !mailed.has(id))).toEqual([])
  expect(err).toBe('')
  console.log(
    `${kind}: ${rounds} kills, ${acknowledged.size} acknowledged, ${quotes.length} stored, ${mailServer.mails.length} mails`,
  )
}
