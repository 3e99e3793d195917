import { describeDay } from './preferredDay.ts'
import { choicesOf, type QuoteFieldDescription } from './quoteFields.ts'

/** A value as the owner reads it. */
export function fieldText({ kind, options }: QuoteFieldDescription, value: string): string {
  if (value === '') return 'not given'
  if (kind === 'date') return describeDay(value)
  const labelOf = (chosen: string) => options?.find((option) => option.value === chosen)?.label ?? chosen
  return kind === 'choices' ? choicesOf(value).map(labelOf).join(', ') : labelOf(value)
}
