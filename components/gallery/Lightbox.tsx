import ButtonBase from '@mui/material/ButtonBase'
import Modal from '@mui/material/Modal'
import { alpha, darken, styled, useTheme } from '@mui/material/styles'
import type { KeyboardEvent } from 'react'
import type { Photo } from '#data/images/photos.ts'
import { Icon } from '../media/Icon.tsx'
import { EnlargedPhoto } from './EnlargedPhoto.tsx'
import { LightboxBar } from './LightboxBar.tsx'
import { arrowStep, wrapIndex } from './steps.ts'

/** Covers the backdrop, and lets clicks beside its parts through to it. */
const Panel = styled('div')(({ theme: { palette } }) => ({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gap: '1rem',
  padding: 'clamp(.75rem, 2vw, 2rem)',
  color: palette.common.white,
  outline: 0,
  pointerEvents: 'none',
  '& button, & img, & p': { pointerEvents: 'auto' },
  '& :focus-visible': { outlineColor: palette.common.white, boxShadow: `0 0 0 3px ${palette.focus}` },
}))

const Close = styled(ButtonBase)(({ theme: { palette, typography, design } }) => ({
  ...typography.button,
  fontSize: typography.body1.fontSize,
  justifySelf: 'end',
  gap: '.5rem',
  minHeight: 52,
  padding: '0 1.1rem',
  // Seen where colours are forced.
  border: '2px solid transparent',
  borderRadius: design.corner.medium,
  background: palette.common.white,
  color: palette.text.primary,
}))

type LightboxProps = {
  photos: readonly Photo[]
  /** Index of the photo shown. */
  shown: number
  onShow: (index: number) => void
  onClose: () => void
}

/** A photo over the page. Close, Escape and a click beside it shut it; next and previous go round. */
export function Lightbox({ photos, shown, onShow, onClose }: LightboxProps) {
  const { palette } = useTheme()
  const photo = photos[shown]
  if (!photo) return null
  const move = (step: number) => onShow(wrapIndex(shown + step, photos.length))
  const backdrop = {
    transitionDuration: 0,
    sx: { backgroundColor: alpha(darken(palette.primary.darker, 0.38), 0.94) },
  }
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
        <EnlargedPhoto photo={photo} onMove={move} />
        <LightboxBar title={photo.title} place={`${shown + 1} of ${photos.length}`} onMove={move} />
      </Panel>
    </Modal>
  )
}

const focusFirst = (button: HTMLButtonElement | null) => button?.focus()
