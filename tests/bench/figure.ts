/** One line of the table. */
export type Figure = {
  name: string
  /** Undefined where this machine cannot measure it; `note` says why. */
  value: number | undefined
  unit: string
  atMost?: number
  atLeast?: number
  note?: string
}
