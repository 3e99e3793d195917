import type { Figure } from './figure.ts'

/** What was not measured breaks no budget. */
export function passes({ value, atMost, atLeast }: Figure): boolean {
  if (value === undefined) return true
  return value <= (atMost ?? Number.POSITIVE_INFINITY) && value >= (atLeast ?? Number.NEGATIVE_INFINITY)
}

/** The figures below each other, each with its budget; what is over it is marked. */
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
