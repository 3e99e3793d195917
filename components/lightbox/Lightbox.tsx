import Button from '@mui/material/Button'
import Modal from '@mui/material/Modal'
import Stack from '@mui/material/Stack'
import { alpha, darken, styled, type Theme } from '@mui/material/styles'
import type { KeyboardEvent, ReactNode } from 'react'
import { ringOnDark } from '../layout/styles.ts'
import { swipeable, useSwipe } from '../layout/useSwipe.ts'
import { Icon } from '../media/Icon.tsx'
import { ArrowButton, arrowStep, wrapIndex } from './ArrowButton.tsx'

/** Covers the backdrop, and lets clicks beside its parts through to it. */
const Panel = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gap: '1rem',
  padding: 'clamp(.75rem, 2vw, 2rem)',
  color: theme.palette.common.white,
  outline: 0,
  pointerEvents: 'none',
  '& button, & p': { pointerEvents: 'auto' },
  ...ringOnDark(theme),
}))

const Close = styled(Button)(({ theme: { palette, typography } }) => ({
  fontSize: typography.body1.fontSize,
  justifySelf: 'end',
  gap: '.5rem',
  minHeight: 52,
  padding: '0 1.225rem',
  boxShadow: 'none',
  '&, &:hover': { background: palette.common.white },
}))

/** The photo is sized by its container: 100cqw and 100cqh. */
const Stage = styled('div')(({ theme }) => ({
  ...swipeable,
  containerType: 'size',
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'auto',
  '& img': { height: 'auto', background: theme.palette.primary.darker },
}))

const bar = { alignItems: 'center', justifySelf: 'center', width: 'min(100%, 36rem)' }

const Title = styled('p')(({ theme: { palette, typography } }) => ({
  flexGrow: 1,
  textAlign: 'center',
  fontWeight: 600,
  lineHeight: 1.35,
  '& small': { ...typography.body2, display: 'block', color: palette.common.onDarkMuted },
}))

const backdrop = {
  transitionDuration: 0,
  sx: ({ palette }: Theme) => ({ backgroundColor: alpha(darken(palette.primary.darker, 0.38), 0.94) }),
}

type LightboxProps = {
  title: string
  count: number
  /** Index of the photo shown. */
  shown: number
  onShow: (index: number) => void
  onClose: () => void
  /** The photo shown. */
  children: ReactNode
}

/** A photo over the page. Close, Escape and a click beside it shut it; next and previous go round. */
export function Lightbox({ title, count, shown, onShow, onClose, children }: LightboxProps) {
  const move = (step: number) => onShow(wrapIndex(shown + step, count))
  const swipe = useSwipe(move)
  const hasOthers = count > 1
  return (
    <Modal open onClose={onClose} slotProps={{ backdrop }}>
      <Panel
        role="dialog"
        aria-modal="true"
        aria-label="Enlarged photo"
        tabIndex={-1}
        onKeyDown={(event: KeyboardEvent) => move(arrowStep(event))}
      >
        <Close onClick={onClose} ref={focusFirst}>
          <Icon name="close" />
          Close
        </Close>
        <Stage {...swipe} onClick={({ target, currentTarget }) => target === currentTarget && onClose()}>
          {children}
        </Stage>
        <Stack direction="row" spacing={2} sx={bar}>
          {hasOthers && <ArrowButton icon="chevronLeft" label="Previous photo" onClick={() => move(-1)} />}
          <Title aria-live="polite">
            <span>{title}</span> {hasOthers && <small>{`${shown + 1} of ${count}`}</small>}
          </Title>
          {hasOthers && <ArrowButton icon="chevronRight" label="Next photo" onClick={() => move(1)} />}
        </Stack>
      </Panel>
    </Modal>
  )
}

const focusFirst = (button: HTMLButtonElement | null) => button?.focus()
