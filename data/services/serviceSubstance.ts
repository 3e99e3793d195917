/** Where a part of a load goes: "Pump, heater, pipe" to "Metal recycler". */
export type Destination = { what: string; where: string }

/** A question that customers ask, and its answer. */
export type Question = {
  question: string
  answer: string
  /** Link to more on the subject. */
  link?: { label: string; href: string }
}
