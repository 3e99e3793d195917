import type { IconName } from '../iconNames.ts'

/** A card: an icon, a few words and a sentence. */
export type Feature = { icon: IconName; title: string; text: string }

/** Where a part of a load goes: "Pump, heater, pipe" to "Metal recycler". */
export type Destination = { what: string; where: string }

/** A question that customers ask, and its answer. */
export type Question = {
  question: string
  answer: string
  /** Link to more on the subject. */
  link?: { label: string; href: string }
}
