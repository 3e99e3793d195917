import * as z from 'zod/mini'
import { mapFields, type QuoteField } from './quoteFields.ts'
import { cleanField, fieldFault, invalidText } from './quoteRequest.ts'

const fields = mapFields((field) => field)

/** A field about the visitor as the desk may correct it: its rules are those of the form, which loads no zod. */
export function contactFieldSchema(name: QuoteField) {
  const field = fields[name]
  return z.string({ error: field.missing ?? invalidText(field) }).check(
    z.overwrite((typed) => cleanField(field, typed)),
    z.check(({ value, issues }) => {
      // Only the preferred day depends on the time.
      const message = fieldFault(field, value, new Date(0))
      if (message) issues.push({ code: 'custom', message, input: value })
    }),
  )
}
