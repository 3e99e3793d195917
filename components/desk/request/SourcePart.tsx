import { styled } from '@mui/material/styles'
import { momentName } from '#data/desk/deskCalendar.ts'
import type { DeskQuote } from '#data/desk/deskQuote.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import { Panel } from './Panel.tsx'

const { request: words } = deskWording

const Pairs = styled('dl')(({ theme: { palette } }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '.35rem 1rem',
  '& dt': { color: palette.text.secondary },
  '& dd': { overflowWrap: 'anywhere' },
}))

/** When a request came in, from which page, and what had led there. */
export function SourcePart({ quote: { id, createdAt, page, source } }: { quote: DeskQuote }) {
  const campaign = [
    source.utm_source,
    source.utm_medium,
    source.utm_campaign,
    source.utm_term,
    source.utm_content,
  ]
  const rows = [
    [words.cameIn, momentName(createdAt)],
    [words.fromPage, page],
    [words.fromOutside, source.referrer],
    [words.campaign, campaign.filter(Boolean).join(', ')],
    [words.number, id],
  ] as const
  return (
    <Panel title={words.source}>
      <Pairs>
        {rows.map(
          ([label, value]) =>
            value && (
              <div key={label} style={{ display: 'contents' }}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </Pairs>
    </Panel>
  )
}
