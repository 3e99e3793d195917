import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableFooter from '@mui/material/TableFooter'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type BusinessMeasure, businessWording as wording } from '#data/desk/businessWording.ts'
import { addMonths, longMonthName } from '#data/desk/deskCalendar.ts'
import { deskApi, deskPaths } from '#data/desk/deskPaths.ts'
import type { Business, BusinessRow } from '#data/desk/deskQuote.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import { wholeDollars } from '#data/desk/receipts.ts'
import { dayOf, isDay } from '#data/quote/preferredDay.ts'
import { lazyComponent } from '../../api/lazyModule.ts'
import { useDeskData } from '../data/DeskData.tsx'
import { Chips, ChoiceChip, LinkChip } from '../frame/Chips.tsx'
import {
  EmptyState,
  FailureState,
  LoadingCards,
  ScreenBoundary,
  ScreenHead,
  StepLinks,
} from '../frame/Screen.tsx'

// Only this screen fetches the library.
const BusinessChart = lazyComponent(() => import('./BusinessChart.tsx'), 'BusinessChart')

const Months = styled('h2')({
  minWidth: '9.5rem',
  marginInline: '.5rem',
  fontSize: '1.1875rem',
  textAlign: 'center',
})

const Part = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '.75rem',
  maxWidth: 720,
  marginTop: '1.75rem',
  breakInside: 'avoid',
  '& h3': { fontSize: '1.1875rem' },
})

const Sheet = styled(TableContainer)(({ theme: { palette, breakpoints } }) => ({
  [breakpoints.down('sm')]: { '& th, & td': { paddingInline: '.25rem' }, '& th': { fontSize: '.8125rem' } },
  '& td:not(:first-of-type), & th:not(:first-of-type)': { textAlign: 'right', fontFeatureSettings: '"tnum"' },
  '& tbody td:first-of-type': { overflowWrap: 'anywhere' },
  '& tfoot td': { fontWeight: 700, color: palette.text.primary, borderBottom: 0 },
}))

const spans = [1, 3, 12] as const
const measures = ['dollars', 'done', 'booked'] as const
const pathOf = (to: string, span: number) =>
  `${deskPaths.business}?${new URLSearchParams({ to, span: `${span}` })}`

/** What requests and jobs brought: this month first. The table has the same figures as the charts. */
export function BusinessScreen() {
  const [params] = useSearchParams()
  const [given, wanted] = [params.get('to') ?? '', Number(params.get('span'))]
  const to = isDay(`${given}-01`) ? given : dayOf(Date.now()).slice(0, 7)
  const span = spans.find((months) => months === wanted) ?? 1
  const from = addMonths(to, 1 - span)
  const { data, isLoading, failure, retry } = useDeskData<Business>(deskApi.business(from, to))
  const [measure, setMeasure] = useState<BusinessMeasure>('dollars')
  const isEmpty = data?.sources.length === 0
  const months = data?.months.map(({ name, ...row }) => ({ ...row, name: longMonthName(name) })) ?? []
  return (
    <>
      <ScreenHead title={deskWording.screens.business} />
      <Chips role="group" aria-label={wording.spanLabel}>
        {spans.map((months) => (
          <LinkChip
            key={months}
            href={pathOf(to, months)}
            isCurrent={months === span}
            label={wording.spans[months]}
          />
        ))}
      </Chips>
      <StepLinks wording={wording} pathOf={(step) => pathOf(addMonths(to, step), span)}>
        <Months aria-live="polite">
          {span > 1 && `${longMonthName(from)} to `}
          {longMonthName(to)}
        </Months>
      </StepLinks>
      {isLoading && <LoadingCards count={2} height={240} />}
      {failure && <FailureState failure={failure} retry={retry} />}
      {isEmpty && <EmptyState icon="business" text={wording.empty} />}
      {data && !isEmpty && (
        <>
          <Chips role="group" aria-label={wording.measureLabel} sx={{ mt: 1 }}>
            {measures.map((which) => (
              <ChoiceChip
                key={which}
                isChosen={which === measure}
                onChoose={() => setMeasure(which)}
                label={wording.measures[which]}
              />
            ))}
          </Chips>
          <Figures title={wording.lists.sources} rows={data.sources} measure={measure} />
          <Figures title={wording.lists.services} rows={data.services} measure={measure} />
          <Figures title={wording.lists.towns} rows={data.towns} measure={measure} />
          {span > 1 && <Figures title={wording.lists.months} rows={months} measure={measure} isInOrder />}
          <p style={{ marginBlock: 16 }}>{wording.lead}</p>
          <Link component="a" href={deskApi.businessTable(from, to)} download>
            {wording.download}
          </Link>
        </>
      )}
    </>
  )
}

type FiguresProps = {
  title: string
  rows: readonly BusinessRow[]
  measure: BusinessMeasure
  /** Whether the rows keep their order in the chart; otherwise the largest is first. */
  isInOrder?: boolean
}

function Figures({ title, rows, measure, isInOrder = false }: FiguresProps) {
  const sum = (key: Exclude<keyof BusinessRow, 'name'>) => rows.reduce((all, row) => all + row[key], 0)
  const total = {
    name: wording.total,
    requests: sum('requests'),
    booked: sum('booked'),
    done: sum('done'),
    dollars: Math.round(sum('dollars') * 100) / 100,
  }
  return (
    <Part>
      <h3>{title}</h3>
      {rows.some((row) => figureOf(row, measure) > 0) && (
        <ScreenBoundary>
          <Suspense fallback={<LoadingCards count={1} height={160} />}>
            <BusinessChart
              label={wording.chart(wording.measures[measure], title)}
              bars={barsOf(rows, measure, isInOrder)}
              show={
                measure === 'dollars' ? wholeDollars : (value) => `${value}${measure === 'booked' ? '%' : ''}`
              }
            />
          </Suspense>
        </ScreenBoundary>
      )}
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
            {rows.map((row) => (
              <Row key={row.name} {...row} />
            ))}
          </TableBody>
          <TableFooter>
            <Row {...total} />
          </TableFooter>
        </Table>
      </Sheet>
    </Part>
  )
}

const share = ({ requests, booked }: BusinessRow): number =>
  requests > 0 ? Math.round((booked / requests) * 100) : 0

const figureOf = (row: BusinessRow, measure: BusinessMeasure): number =>
  measure === 'booked' ? share(row) : row[measure]

/** A phone shows no more at once. */
const maxBars = 12

function barsOf(rows: readonly BusinessRow[], measure: BusinessMeasure, isInOrder: boolean) {
  const bars = rows.map((row) => ({ name: row.name, value: figureOf(row, measure) }))
  return (isInOrder ? bars : bars.toSorted((one, other) => other.value - one.value)).slice(0, maxBars)
}

const Row = (row: BusinessRow) => (
  <TableRow>
    <TableCell>{row.name}</TableCell>
    <TableCell>{row.requests}</TableCell>
    <TableCell>{row.requests > 0 && `${share(row)}%`}</TableCell>
    <TableCell>{row.done}</TableCell>
    <TableCell>{wholeDollars(row.dollars)}</TableCell>
  </TableRow>
)
