import type { DeskQuote } from '#data/desk/deskQuote.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import { windowName } from '#data/desk/roadOrder.ts'
import { describeDay } from '#data/quote/preferredDay.ts'
import { Panel } from './Panel.tsx'

const { request: words } = deskWording

/** In the visitor's own words, and the day that suits. */
export function MessagePart({ quote: { message, day, window } }: { quote: DeskQuote }) {
  const wished = [day && describeDay(day), windowName(window).toLowerCase()].filter(Boolean).join(', ')
  return (
    <Panel title={words.message}>
      <p style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{message}</p>
      {wished && (
        <p>
          <strong>{words.wished}:</strong> {wished}
        </p>
      )}
    </Panel>
  )
}
