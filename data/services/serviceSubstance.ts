import type { ItemCounts } from '../pricing/loadItems.ts'

/** A row of the price table, from 1 to 6 (pricing.ts). */
type TierNumber = 1 | 2 | 3 | 4 | 5 | 6

/** A load people often have, with the price of the space it takes. */
export type TypicalLoad = {
  /** "Plug-in tub, 2 to 3 people". */
  load: string
  /** The tier it falls into, or the lowest and the highest. */
  tier: TierNumber | readonly [TierNumber, TierNumber]
  /** What the size counts in: "with the cover and steps". */
  note?: string
  /** The whole load, where all of it can be counted (loadItems.ts), or several such loads: "fridge, stove or washer". */
  items?: ItemCounts | readonly ItemCounts[]
  /** What can be counted of a load that holds more. */
  itemsAmong?: ItemCounts
}

/** Where one part of a load goes: "Pump, heater, pipe" to "Scrap metal recycler". */
export type Destination = { what: string; where: string }

/** A question people really ask, and a straight answer. */
export type Question = { question: string; answer: string }
