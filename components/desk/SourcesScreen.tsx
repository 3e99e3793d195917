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
import { EmptyState, FailureState, LoadingCards, ScreenHead, StepLinks } from './frame/Screen.tsx'

const { sources: wording, screens } = deskWording

const Month = styled('h2')({
  minWidth: '9.5rem',
  marginInline: '.5rem',
  fontSize: '1.1875rem',
  textAlign: 'center',
})

const Sheet = styled(TableContainer)(({ theme: { palette, breakpoints } }) => ({
  [breakpoints.down('sm')]: { '& th, & td': { paddingInline: '.4rem' } },
  maxWidth: 720,
  '& td:not(:first-of-type), & th:not(:first-of-type)': { textAlign: 'right', fontFeatureSettings: '"tnum"' },
  '& tbody td:first-of-type': { overflowWrap: 'anywhere' },
  '& tfoot td': { fontWeight: 700, color: palette.text.primary, borderBottom: 0 },
}))

export function SourcesScreen() {
  const [params] = useSearchParams()
  const given = params.get('month') ?? ''
  const month = isDay(`${given}-01`) ? given : dayOf(Date.now()).slice(0, 7)
  const { data, isLoading, failure, retry } = useDeskData<{ sources: SourceCount[] }>(deskApi.sources(month))
  return (
    <>
      <ScreenHead title={screens.sources} />
      <StepLinks wording={wording} pathOf={(step) => `${deskPaths.sources}?month=${addMonths(month, step)}`}>
        <Month aria-live="polite">{longMonthName(month)}</Month>
      </StepLinks>
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
