import { describeDay } from './preferredDay.ts'
import type { QuoteFieldDescription } from './quoteFields.ts'

/** A value as the owner reads it. */
export function fieldText({ kind, options }: QuoteFieldDescription, value: string): string {
  if (value === '') return 'not given'
  if (kind === 'date') return describeDay(value)
  return options?.find((option) => option.value === value)?.label ?? value
}
