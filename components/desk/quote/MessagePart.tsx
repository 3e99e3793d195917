import type { DeskQuote } from '#data/desk/deskQuote.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import { fieldText } from '#data/quote/fieldText.ts'
import { type QuoteField, quoteFields } from '#data/quote/quoteFields.ts'
import { Panel } from './Panel.tsx'

const { quote: wording } = deskWording

const wrapped = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const

/** Shown elsewhere: in the screen's title, in ContactBar, and in the first lines here. */
const placed: readonly QuoteField[] = ['name', 'phone', 'email', 'message']
const otherFields = quoteFields.filter(({ name }) => !placed.includes(name))

/** The visitor's message and the other fields of the form. */
export function MessagePart({ quote }: { quote: DeskQuote }) {
  const filled = otherFields.filter(({ name }) => quote[name] !== '')
  return (
    <Panel title={wording.message}>
      <p style={wrapped}>{quote.message}</p>
      {filled.map((field) => (
        <p key={field.name} style={wrapped}>
          <strong>{field.label}:</strong> {fieldText(field, quote[field.name])}
        </p>
      ))}
    </Panel>
  )
}
