import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { Component, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { deskPaths } from '#data/desk/deskPaths.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import { useRestoreFocus } from '../../layout/useRestoreFocus.ts'
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx'
import { useLive } from '../data/DeskData.tsx'
import { DeskIcon, type DeskIconName, IconAction } from './DeskIcon.tsx'

const Head = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '.5rem .75rem',
  marginBottom: '1rem',
  [breakpoints.up('md')]: { marginBottom: '1.5rem' },
}))

const Title = styled('h1')(({ theme: { typography } }) => ({
  '&&': {
    flex: '1 1 9rem',
    fontFamily: typography.h2.fontFamily,
    fontWeight: 820,
    fontSize: 'clamp(1.625rem, 1.4rem + 1vw, 2.25rem)',
    lineHeight: 1.1,
    letterSpacing: '-.02em',
    overflowWrap: 'anywhere',
  },
}))

const Tools = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.5rem',
  // Below the arrows, which must not move when a tool comes or goes.
  [breakpoints.down('md')]: { order: 1, width: '100%' },
  '@media print': { display: 'none' },
}))

type ScreenHeadProps = {
  title: string
  back?: ReactNode
  /** Beside the title on large screens, below it on a phone. */
  tools?: ReactNode
  children?: ReactNode
}

/** Height of a phone's navigation bar with a form's save bar above it, in pixels. */
export const barSpace = 150

let isFirstScreen = true
/** The key of the last navigation. */
let announced: string | undefined

/** The title of a screen and of the tab. After a navigation the title takes the focus, so that screen readers announce the screen. */
export function ScreenHead({ title, back, tools, children }: ScreenHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const focusProps = useRestoreFocus()
  const isBack = useNavigationType() === 'POP'
  const { key } = useLocation()
  useDocumentTitle(title)

  const takeFocus = useEffectEvent(() => {
    // The loading screen has a title, too: when the screen's own replaces it, the visitor may have moved the focus.
    const isMoved = announced === key && document.activeElement !== document.body
    if (!isFirstScreen && !isMoved) heading.current?.focus({ preventScroll: isBack })
    isFirstScreen = false
    announced = key
  })
  // Once per screen: a search or a filter is a navigation, too, and must not take the focus from its field.
  useEffect(() => takeFocus(), [])

  return (
    <Head {...focusProps}>
      {back}
      {/* Live: another week is shown without another screen. */}
      <Title ref={heading} tabIndex={-1} aria-live="polite">
        {title}
      </Title>
      {tools && <Tools>{tools}</Tools>}
      {children}
    </Head>
  )
}

/** For the head of the list, a day and the week: a caller is written down from each of them. */
export const NewRequestButton = () => (
  <Button href={deskPaths.newQuote} startIcon={<DeskIcon name="add" />}>
    {deskWording.screens.newQuote}
  </Button>
)

/** For a screen without a ScreenHead: the title of the next screen takes the focus. */
export function useScreenWithoutHead(): void {
  useEffect(() => {
    isFirstScreen = false
  }, [])
}

/** "(3) Requests · Lugwell desk": the number of unread quotes, on every screen. */
export function useDocumentTitle(title: string): void {
  const unread = useLive().summary?.unread ?? 0
  useEffect(() => {
    document.title = `${unread > 0 ? `(${unread}) ` : ''}${title} · ${deskWording.title}`
  }, [title, unread])
}

type StepLinksProps = {
  wording: Readonly<Record<'earlier' | 'later', string>>
  pathOf: (step: -1 | 1) => string
  children?: ReactNode
}

/** Links to the day, week or month before and after. */
export const StepLinks = ({ wording, pathOf, children }: StepLinksProps) => (
  <Stack direction="row" sx={{ alignItems: 'center' }}>
    <IconAction
      label={wording.earlier}
      icon="chevronLeft"
      href={pathOf(-1)}
      edge={children ? 'start' : false}
    />
    {children}
    <IconAction label={wording.later} icon="chevronRight" href={pathOf(1)} />
  </Stack>
)

const row = {
  flexDirection: 'row',
  alignItems: 'center',
  justifyContent: 'space-between',
  overflowWrap: 'anywhere',
  '& > div': { minWidth: 0 },
  '& > button': { flexShrink: 0 },
}

/** An entry of a list, with its button at the end. */
export const CardRow = ({ children }: { children: ReactNode }) => (
  <Card component="li" sx={row}>
    {children}
  </Card>
)

const List = styled('dl')(({ theme: { palette } }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '.35rem 1rem',
  '& dt': { color: palette.text.secondary },
  '& dd': { overflowWrap: 'anywhere' },
}))

/** Labels and their values; a row without a value is left out. */
export const Pairs = ({ rows }: { rows: readonly (readonly [label: string, value: string])[] }) => (
  <List>
    {rows.map(
      ([label, value]) =>
        value && (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </List>
)

const { states } = deskWording

const Box = styled('div')(({ theme: { palette } }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: '.5rem',
  maxWidth: '30rem',
  padding: '1.5rem 0',
  overflowWrap: 'anywhere',
  color: palette.text.secondary,
  '& h2': { fontSize: '1.25rem', color: palette.text.primary },
  '& .MuiButton-root': { marginTop: '.75rem' },
}))

type StateProps = { icon: DeskIconName; title?: string; text?: string; children?: ReactNode }

export function EmptyState({ icon, title, text, children }: StateProps) {
  return (
    <Box>
      <DeskIcon name={icon} size={36} />
      {title && <h2>{title}</h2>}
      {text && <p>{text}</p>}
      {children}
    </Box>
  )
}

type FailureStateProps = {
  failure: 'offline' | 'missing' | 'failed' | 'broken'
  retry: () => void
  action?: string
  /** Without an alert: another part of the screen has one. */
  isQuiet?: boolean
}

export function FailureState({ failure, retry, action = states.again, isQuiet = false }: FailureStateProps) {
  const focusProps = useRestoreFocus()
  if (failure === 'missing') return <EmptyState {...failures.missing} />
  return (
    <div role={isQuiet ? undefined : 'alert'} {...focusProps}>
      <EmptyState {...failures[failure]}>
        <Button onClick={retry}>{action}</Button>
      </EmptyState>
    </div>
  )
}

const failures: Record<FailureStateProps['failure'], StateProps> = {
  offline: { icon: 'offline', title: states.offlineTitle, text: states.notKept },
  missing: { icon: 'inbox', title: states.missingTitle, text: states.missing },
  failed: { icon: 'error', title: states.failedTitle, text: states.failed },
  broken: { icon: 'error', title: states.brokenTitle, text: states.broken },
}

export function LoadingCards({ count = 5, height = 112 }: { count?: number; height?: number }) {
  return (
    <Stack spacing={1.25} aria-busy="true">
      <VisuallyHidden role="status">{states.loading}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all placeholders are the same.
        <Skeleton key={index} height={height} />
      ))}
    </Stack>
  )
}

type Props = { children: ReactNode }

/** Replaces a screen that threw, or whose code could not be fetched. React has no hook for error boundaries. */
export class ScreenBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    const failure = navigator.onLine ? 'broken' : 'offline'
    const reload = () => window.location.reload()
    return <FailureState failure={failure} retry={reload} action={states.reload} />
  }
}

export function NoScreen() {
  return (
    <>
      <ScreenHead title={states.noScreenTitle} />
      <p>{states.noScreen}</p>
      <Button href={deskPaths.list} sx={{ mt: 2 }}>
        {states.toList}
      </Button>
    </>
  )
}
