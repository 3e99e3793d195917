/** A row of the table. */
export type Figure = {
  name: string
  /** Undefined where this machine cannot measure it; `note` says why. */
  value: number | undefined
  unit: string
  atMost?: number
  atLeast?: number
  note?: string
}

type Budget = Pick<Figure, 'atMost' | 'atLeast' | 'note'>

export const figure = (
  name: string,
  value: number | undefined,
  unit: string,
  budget: Budget = {},
): Figure => ({
  name,
  value,
  unit,
  ...budget,
})

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** A figure that was not measured passes. */
export function passes({ value, atMost, atLeast }: Figure): boolean {
  if (value === undefined) return true
  return value <= (atMost ?? Number.POSITIVE_INFINITY) && value >= (atLeast ?? Number.NEGATIVE_INFINITY)
}

/** A row per figure, with its budget; marks figures over their budget. */
export function tableOf(figures: readonly Figure[]): string {
  const width = Math.max(...figures.map(({ name }) => name.length))
  return figures
    .map((figure) => {
      const { name, value, unit, note } = figure
      const amount = value === undefined ? '–' : `${rounded(value)} ${unit}`.trim()
      return [
        passes(figure) ? ' ' : '✘',
        name.padEnd(width),
        amount.padStart(12),
        budgetOf(figure).padEnd(16),
        note ?? '',
      ]
        .join('  ')
        .trimEnd()
    })
    .join('\n')
}

function budgetOf({ atMost, atLeast, unit }: Figure): string {
  if (atMost !== undefined) return `at most ${atMost} ${unit}`
  return atLeast === undefined ? '' : `at least ${atLeast} ${unit}`
}

const rounded = (value: number): string =>
  Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en-CA') : value.toFixed(2)
