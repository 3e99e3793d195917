import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { deskWording } from '#data/desk/deskWording.ts'
import { useKeptFocus } from '../../layout/useKeptFocus.ts'
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx'
import type { DeskState } from '../data/useDeskData.ts'
import { DeskIcon, type DeskIconName } from '../icons/DeskIcon.tsx'

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

/** Replaces missing or empty data. */
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

/** Says why there is no data, and offers a retry. */
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

/** Placeholders while data is loading. */
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
