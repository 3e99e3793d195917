import { styled } from '@mui/material/styles'
import { groupHistory, personName } from '#data/desk/describeHistory.ts'
import { dateTimeName } from '#data/desk/deskCalendar.ts'
import type { HistoryEntry } from '#data/desk/deskQuote.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import { Panel } from './Panel.tsx'

const Entries = styled('ul')(({ theme: { palette, typography } }) => ({
  '& li': { overflowWrap: 'anywhere', lineHeight: 1.4 },
  '& small': { ...typography.body2, display: 'block', color: palette.text.secondary },
}))

/** The history of a quote, newest first. */
export function HistoryList({ history }: { history: readonly HistoryEntry[] }) {
  return (
    <Panel title={deskWording.quote.history}>
      <Entries>
        {groupHistory(history).map(({ at, person, lines }) => (
          <li key={`${at} ${lines[0]}`}>
            {lines.map((line) => (
              <div key={line}>{line}</div>
            ))}
            <small>
              {personName(person)}, {dateTimeName(at, Date.now())}
            </small>
          </li>
        ))}
      </Entries>
    </Panel>
  )
}
