/** A row of the table. */
export type Figure = {
  name: string
  value: number
  unit: string
  atMost?: number
  atLeast?: number
  note?: string
}

type Budget = Pick<Figure, 'atMost' | 'atLeast' | 'note'>

export const figure = (name: string, value: number, unit: string, budget: Budget = {}): Figure => ({
  name,
  value,
  unit,
  ...budget,
})

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

export const passes = ({ value, atMost, atLeast }: Figure): boolean =>
  value <= (atMost ?? Number.POSITIVE_INFINITY) && value >= (atLeast ?? Number.NEGATIVE_INFINITY)

/** Prints a row per figure, with its budget. */
export function printTable(figures: readonly Figure[]): void {
  console.table(
    Object.fromEntries(
      figures.map((figure) => {
        const { name, value, unit, atMost, atLeast, note } = figure
        const amount = `${Number(value.toPrecision(4)).toLocaleString('en-CA')} ${unit}`
        const limit =
          atMost !== undefined ? `at most ${atMost}` : atLeast !== undefined ? `at least ${atLeast}` : ''
        return [name, { amount, limit, passes: passes(figure) ? '' : '✘', note: note ?? '' }]
      }),
    ),
  )
}
