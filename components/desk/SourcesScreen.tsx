import { styled } from '@mui/material/styles'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableFooter from '@mui/material/TableFooter'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useSearchParams } from 'react-router-dom'
import { addMonths, longMonthName } from '#data/desk/deskCalendar.ts'
import { deskApi, deskPaths } from '#data/desk/deskPaths.ts'
import type { SourceCount } from '#data/desk/deskQuote.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import { dayOf, isDay } from '#data/quote/preferredDay.ts'
import { useDeskData } from './data/DeskData.tsx'
import { EmptyState, FailureState, LoadingCards, ScreenHead, StepLink } from './frame/Screen.tsx'

const { sources: wording, screens } = deskWording

const Month = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: '.5rem',
  '& h2': { fontSize: '1.1875rem', minWidth: '9.5rem', textAlign: 'center' },
})

const Sheet = styled(TableContainer)(({ theme: { palette, design, breakpoints } }) => ({
  [breakpoints.down('sm')]: { '& th, & td': { paddingInline: '.4rem' } },
  maxWidth: 720,
  background: palette.background.paper,
  border: `1px solid ${palette.divider}`,
  borderRadius: design.corner.medium,
  '& td:not(:first-of-type), & th:not(:first-of-type)': { textAlign: 'right', fontFeatureSettings: '"tnum"' },
  '& tbody td:first-of-type': { overflowWrap: 'anywhere' },
  '& tfoot td': { fontWeight: 700, color: palette.text.primary, borderBottom: 0 },
}))

export function SourcesScreen() {
  const [params] = useSearchParams()
  const given = params.get('month') ?? ''
  const month = isDay(`${given}-01`) ? given : dayOf(Date.now()).slice(0, 7)
  const { data, isLoading, failure, retry } = useDeskData<{ sources: SourceCount[] }>(deskApi.sources(month))
  const pathOf = (count: number) => `${deskPaths.sources}?month=${addMonths(month, count)}`
  return (
    <>
      <ScreenHead title={screens.sources} />
      <Month>
        <StepLink icon="chevronLeft" label={wording.earlier} href={pathOf(-1)} edge="start" />
        <h2 aria-live="polite">{longMonthName(month)}</h2>
        <StepLink icon="chevronRight" label={wording.later} href={pathOf(1)} />
      </Month>
      {isLoading && <LoadingCards count={1} height={240} />}
      {failure && <FailureState failure={failure} retry={retry} />}
      {data?.sources.length === 0 && <EmptyState icon="sources" text={wording.empty} />}
      {data && data.sources.length > 0 && <SourceTable sources={data.sources} />}
    </>
  )
}

function SourceTable({ sources }: { sources: readonly SourceCount[] }) {
  const sum = (key: 'quotes' | 'booked') => sources.reduce((all, source) => all + source[key], 0)
  const total = { source: wording.total, quotes: sum('quotes'), booked: sum('booked') }
  return (
    <Sheet>
      <Table>
        <TableHead>
          <TableRow>
            {wording.columns.map((column) => (
              <TableCell key={column}>{column}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {sources.map((source) => (
            <SourceRow key={source.source} {...source} />
          ))}
        </TableBody>
        <TableFooter>
          <SourceRow {...total} />
        </TableFooter>
      </Table>
    </Sheet>
  )
}

const SourceRow = ({ source, quotes, booked }: SourceCount) => (
  <TableRow>
    <TableCell>{source === 'direct' ? wording.direct : source}</TableCell>
    <TableCell>{quotes}</TableCell>
    <TableCell>{booked}</TableCell>
    <TableCell>{quotes > 0 ? `${Math.round((booked / quotes) * 100)}%` : ''}</TableCell>
  </TableRow>
)
