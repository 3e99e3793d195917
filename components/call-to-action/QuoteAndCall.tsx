import { Buttons } from './Buttons.tsx'
import { CallButton } from './CallButton.tsx'
import { QuoteButton } from './QuoteButton.tsx'

/** The two things to do on every page: ask for a quote, or call. */
export function QuoteAndCall() {
  return (
    <Buttons>
      <QuoteButton />
      <CallButton />
    </Buttons>
  )
}
