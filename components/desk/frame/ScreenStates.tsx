import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { Component, type ReactNode } from 'react'
import { deskPaths } from '#data/desk/deskPaths.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import { useKeptFocus } from '../../layout/useKeptFocus.ts'
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx'
import type { DeskState } from '../data/DeskData.tsx'
import { DeskIcon, type DeskIconName } from './DeskIcon.tsx'
import { ScreenHead } from './ScreenHead.tsx'

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

export function FailureState({
  failure,
  retry,
  isQuiet = false,
}: Pick<DeskState<unknown>, 'retry'> & {
  failure: 'offline' | 'missing' | 'failed'
  /** Without an alert: another part of the screen has one. */
  isQuiet?: boolean
}) {
  const keptFocus = useKeptFocus()
  if (failure === 'missing')
    return <EmptyState icon="inbox" title={states.missingTitle} text={states.missing} />
  return (
    <div role={isQuiet ? undefined : 'alert'} {...keptFocus}>
      <EmptyState
        icon={failure === 'offline' ? 'offline' : 'error'}
        title={failure === 'offline' ? states.offlineTitle : states.failedTitle}
        text={failure === 'offline' ? states.notKept : states.failed}
      >
        <Button onClick={retry}>{states.again}</Button>
      </EmptyState>
    </div>
  )
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
    const isOffline = !navigator.onLine
    return (
      <div role="alert">
        <EmptyState
          icon={isOffline ? 'offline' : 'error'}
          title={isOffline ? states.offlineTitle : states.brokenTitle}
          text={isOffline ? states.notKept : states.broken}
        >
          <Button onClick={() => window.location.reload()}>{states.reload}</Button>
        </EmptyState>
      </div>
    )
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
