import { quoteStatuses } from '#data/desk/deskQuote.ts'
import type { QuoteChanges } from '#data/desk/quoteProgress.ts'

type Random = () => number

/** A random item; a `skew` above 1 favours the first items. */
export const pick = <Item>(items: readonly Item[], random: Random, skew = 1): Item =>
  items[Math.floor(random() ** skew * items.length)] as Item

export const drawNumber = (from: number, to: number, random: Random): number =>
  from + Math.floor(random() * (to - from + 1))

const drawDay = (random: Random) => `2027-03-${String(drawNumber(1, 31, random)).padStart(2, '0')}`

const drawStatus = (random: Random): QuoteChanges => {
  const status = pick(quoteStatuses, random)
  if (status === 'booked') return { status, visitDay: drawDay(random) }
  return status === 'lost' ? { status, lostReason: pick(['Price', 'Too late'], random) } : { status }
}

const drawings: readonly ((random: Random) => QuoteChanges)[] = [
  drawStatus,
  (random) => ({
    visitDay: drawDay(random),
    visitWindow: pick(['', 'morning', 'afternoon', 'evening'], random),
  }),
  (random) => ({
    price: pick([null, drawNumber(105_00, 900_00, random) / 100], random),
    cubicYards: drawNumber(1, 17, random),
  }),
  (random) => ({ note: `Called, ring ${drawNumber(1, 9999, random)} times` }),
  (random) => ({ address: `${drawNumber(1, 999, random)} Harwood Ave S, Ajax` }),
  (random) => ({ followUp: drawDay(random) }),
]

/** Random changes, as after one phone call. */
export const drawChanges = (random: Random): QuoteChanges =>
  Object.assign({}, ...Array.from({ length: drawNumber(1, 3, random) }, () => pick(drawings, random)(random)))
