import { setTimeout as wait } from 'node:timers/promises'
import type { HistoryEntry } from '#data/desk/deskQuote.ts'
import { progressFields } from '#data/desk/quoteProgress.ts'
import type { Answer } from '#tests/support/site/sendRequest.ts'

export type Random = () => number

/** Numbers from 0 up to 1 that look random and are the same for the same seed (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A random item; a `skew` above 1 favours the first items. */
export const pick = <Item>(items: readonly Item[], random: Random, skew = 1): Item =>
  items[Math.floor(random() ** skew * items.length)] as Item

export const drawNumber = (from: number, to: number, random: Random): number =>
  from + Math.floor(random() * (to - from + 1))

/** Draws every item once in random order, then any item. */
export function drawEach<Item>(items: readonly Item[], random: Random): () => Item {
  const left = new Set(items)
  return () => {
    const item = pick(left.size > 0 ? [...left] : items, random)
    left.delete(item)
    return item
  }
}

/** An entry of the history without its time. */
export type Change = Pick<HistoryEntry, 'person' | 'what' | 'from' | 'to'>

/** Share of responses that get lost on their way. */
const lossRate = 0.05
/** Time limit for a response, in milliseconds: longer than any fault. */
const patience = 120_000
const cuts = new Set(['ECONNRESET', 'ECONNREFUSED', 'EPIPE'])

/** Undefined for a cut connection, as by a killed server. */
function noAnswer(error: unknown): undefined {
  if (!(error instanceof Error && 'code' in error && cuts.has(String(error.code)))) throw error
}

/** Records everything that the server acknowledged to visitors and to the desk. */
export function openLedger(random: Random) {
  /** The ids of quotes by the visitor's name, which is the idempotency key as well. */
  const quotes = new Map<string, string>()
  /** Number of acknowledged photos, by the name of their quote. */
  const photos = new Map<string, number>()
  /** Quotes that somebody has opened at the desk. */
  const opened = new Set<string>()
  /** The quote of each receipt, by its number. */
  const receipts = new Map<string, string>()
  /** Numbers of the receipts that were mailed, by the quote's id. */
  const mailed = new Map<string, string[]>()
  /** Changes by the quote's id and the resulting version. */
  const versions = new Map<string, Map<number, readonly Change[]>>()
  /** Number of lost responses, by kind of request and reason. */
  const lost: Record<string, number> = {}
  const count = (what: string) => {
    lost[what] = (lost[what] ?? 0) + 1
  }

  /** Sends a request until its response arrives, as over a bad connection to a server that may be away. */
  async function untilAnswered<Given extends Answer>(kind: string, send: () => Promise<Given>) {
    const end = performance.now() + patience
    for (let isRepeated = false; performance.now() < end; isRepeated = true) {
      const answer = await send().catch(noAnswer)
      if (answer === undefined) count(`${kind} cut`)
      else if (random() < lossRate) count(`${kind} unheard`)
      else return { answer, isRepeated }
      await wait(50)
    }
    throw new Error(`The server does not answer: ${kind}`)
  }

  return {
    quotes,
    photos,
    opened,
    receipts,
    mailed,
    lost,
    untilAnswered,
    /** @throws when the quote has another id already: it was stored twice, or lost */
    recordQuote(name: string, id: string) {
      const known = quotes.get(name)
      if (known !== undefined && known !== id) throw new Error(`${name} is ${known} and ${id}`)
      quotes.set(name, id)
    },
    /** @throws when another quote has a receipt of this number */
    recordReceipt(number: string, id: string) {
      const known = receipts.get(number)
      if (known !== undefined && known !== id) throw new Error(`Receipt ${number} is of ${known} and ${id}`)
      receipts.set(number, id)
    },
    /** @throws when another change made the same version: one of them is lost */
    recordChange(id: string, version: number, changes: readonly Change[]) {
      const ofQuote = versions.get(id) ?? new Map<number, readonly Change[]>()
      if (ofQuote.has(version)) throw new Error(`Two changes made version ${version} of ${id}`)
      versions.set(id, ofQuote.set(version, changes))
    },
    /** The changes that made each version after the first. */
    versionsOf: (id: string) =>
      [...(versions.get(id) ?? [])].toSorted(([a], [b]) => a - b).map(([, changes]) => changes),
  }
}

export type Ledger = ReturnType<typeof openLedger>

/** The entries of a changed field. */
export const changesIn = (history: readonly HistoryEntry[]): Change[] =>
  history.flatMap(({ person, what, from, to }) =>
    progressFields.some((field) => field === what) ? [{ person, what, from, to }] : [],
  )
