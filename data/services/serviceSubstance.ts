import type { ItemCounts } from '../pricing/loadItems.ts'

/** A row of the price table, from 1 to 6 (pricing.ts). */
type TierNumber = 1 | 2 | 3 | 4 | 5 | 6

/** A frequent load, with the price of the space it takes. */
export type TypicalLoad = {
  /** "Plug-in tub, 2 to 3 people". */
  load: string
  /** Its tier, or the lowest and the highest. */
  tier: TierNumber | readonly [TierNumber, TierNumber]
  /** What the size includes: "with the cover and steps". */
  note?: string
  /** The load in items of loadItems.ts, if all of it can be counted; several for "fridge, stove or washer". */
  items?: ItemCounts | readonly ItemCounts[]
  /** The items that can be counted in a load that has more. */
  itemsAmong?: ItemCounts
}

/** Where a part of a load goes: "Pump, heater, pipe" to "Scrap metal recycler". */
export type Destination = { what: string; where: string }

/** A question that customers ask, and its answer. */
export type Question = { question: string; answer: string }
