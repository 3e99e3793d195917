import * as z from 'zod'
import { list, text } from '../schemaParts.ts'

/** The figures of the price list. */
export const pricesSchema = z.object({
  ratePerCubicYard: z.number().positive(),
  minimumFee: z.number().positive(),
  curbsideDiscount: z.number().gt(0).lt(100),
  /** Ordered by size; none cheaper than the one before. */
  pricingTiers: z
    .array(z.object({ label: text, price: z.number(), holds: z.number() }))
    .refine(
      (tiers) =>
        tiers.every(({ price, holds }, index) => {
          const before = tiers[index - 1]
          return !before || (holds > before.holds && price >= before.price)
        }),
      'Order the loads by size, none cheaper than the one before',
    )
    .readonly(),
})

export type Prices = z.infer<typeof pricesSchema>

/** A row of the price table, from 1 to 6 (pricing.ts). */
const tierNumber = z.literal([1, 2, 3, 4, 5, 6])

/** How many of each item, by its slug in loadItems.ts. */
const itemCounts = z.record(z.string(), z.number()).readonly()

/** A frequent load, with the price of the space it takes. */
export const loadSchema = z.strictObject({
  /** "Plug-in tub, 2 to 3 people". */
  load: text,
  /** Its tier, or the lowest and the highest. */
  tier: z.union([tierNumber, z.tuple([tierNumber, tierNumber]).readonly()]),
  /** Included in the size: "with the cover and steps". */
  note: z.exactOptional(text),
  /** The load in items of loadItems.ts, if all of it can be counted; several for "fridge, stove or washer". */
  items: z.exactOptional(z.union([list(itemCounts), itemCounts])),
  /** The items that can be counted in a load that has more. */
  itemsAmong: z.exactOptional(itemCounts),
})

export type TypicalLoad = z.infer<typeof loadSchema>
