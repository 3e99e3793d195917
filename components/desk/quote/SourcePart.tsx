import { styled } from '@mui/material/styles'
import { dateTimeName } from '#data/desk/deskCalendar.ts'
import type { DeskQuote } from '#data/desk/deskQuote.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import { Panel } from './Panel.tsx'

const { quote: wording } = deskWording

const Pairs = styled('dl')(({ theme: { palette } }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '.35rem 1rem',
  '& dt': { color: palette.text.secondary },
  '& dd': { overflowWrap: 'anywhere' },
}))

/** The date of a quote, the page it was sent from, and the source of the visit. */
export function SourcePart({ quote: { id, createdAt, page, source } }: { quote: DeskQuote }) {
  const campaign = [
    source.utm_source,
    source.utm_medium,
    source.utm_campaign,
    source.utm_term,
    source.utm_content,
  ]
  const rows = [
    [wording.cameIn, dateTimeName(createdAt, Date.now())],
    [wording.fromPage, page],
    [wording.fromOutside, source.referrer],
    [wording.campaign, campaign.filter(Boolean).join(', ')],
    [wording.number, id],
  ] as const
  return (
    <Panel title={wording.source}>
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
