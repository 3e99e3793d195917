import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { deskWording } from '#data/desk/deskWording.ts'
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
  color: palette.text.secondary,
  '& h2': { fontSize: '1.25rem', color: palette.text.primary },
  '& .MuiButton-root': { marginTop: '.75rem' },
}))

type StateProps = { icon: DeskIconName; title?: string; text?: string; children?: ReactNode }

/** In the place of something that is not there. */
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

/** Why there is nothing to show, and what to do about it. */
export function FaultState({
  fault,
  retry,
}: Pick<DeskState<unknown>, 'retry'> & { fault: 'offline' | 'missing' | 'failed' }) {
  if (fault === 'missing')
    return <EmptyState icon="inbox" title={states.missingTitle} text={states.missing} />
  return (
    <div role="alert">
      <EmptyState
        icon={fault === 'offline' ? 'offline' : 'error'}
        title={fault === 'offline' ? states.offlineTitle : states.failedTitle}
        text={fault === 'offline' ? states.notKept : states.failed}
      >
        <Button onClick={retry}>{states.again}</Button>
      </EmptyState>
    </div>
  )
}

/** While something is on its way: its shape. */
export function LoadingCards({ count = 5, height = 112 }: { count?: number; height?: number }) {
  return (
    <Stack spacing={1.25} aria-busy="true">
      <VisuallyHidden role="status">{states.loading}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same.
        <Skeleton key={index} height={height} />
      ))}
    </Stack>
  )
}
