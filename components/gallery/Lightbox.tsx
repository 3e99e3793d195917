import Button from '@mui/material/Button'
import Modal from '@mui/material/Modal'
import Stack from '@mui/material/Stack'
import { alpha, darken, styled, type Theme } from '@mui/material/styles'
import type { KeyboardEvent } from 'react'
import { fullPhotoPath } from '#data/images/photoFile.ts'
import type { Photo } from '#data/images/photos.ts'
import { ringOnDark } from '../layout/focusRing.ts'
import { swipeable, useSwipe } from '../layout/useSwipe.ts'
import { Icon } from '../media/Icon.tsx'
import { ArrowButton } from './ArrowButton.tsx'
import { arrowStep, wrapIndex } from './steps.ts'

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
  '& button, & img, & p': { pointerEvents: 'auto' },
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
  photos: readonly Photo[]
  /** Index of the photo shown. */
  shown: number
  onShow: (index: number) => void
  onClose: () => void
}

/** A photo over the page. Close, Escape and a click beside it shut it; next and previous go round. */
export function Lightbox({ photos, shown, onShow, onClose }: LightboxProps) {
  const photo = photos[shown]
  if (!photo) return null
  const move = (step: number) => onShow(wrapIndex(shown + step, photos.length))
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
        <Stack direction="row" spacing={2} sx={bar}>
          <ArrowButton icon="chevronLeft" label="Previous photo" onClick={() => move(-1)} />
          <Title aria-live="polite">
            {photo.title} <small>{`${shown + 1} of ${photos.length}`}</small>
          </Title>
          <ArrowButton icon="chevronRight" label="Next photo" onClick={() => move(1)} />
        </Stack>
      </Panel>
    </Modal>
  )
}

const focusFirst = (button: HTMLButtonElement | null) => button?.focus()

const Stage = styled('div')(({ theme }) => ({
  containerType: 'size',
  display: 'grid',
  placeItems: 'center',
  '& img': { ...swipeable, height: 'auto', background: theme.palette.primary.darker },
}))

/** The photo at full resolution, as large as the lightbox allows; a swipe shows the next one. */
function EnlargedPhoto({ photo, onMove }: { photo: Photo; onMove: (step: number) => void }) {
  const swipe = useSwipe(onMove)
  const { name, width, height, alt } = photo
  // The aspect ratio is known, so the photo has its size before the file is loaded.
  const fittedWidth = `min(100cqw, ${width / height} * 100cqh)`
  return (
    <Stage {...swipe}>
      <picture key={name}>
        <source type="image/avif" srcSet={fullPhotoPath(photo, 'avif')} />
        <source type="image/webp" srcSet={fullPhotoPath(photo, 'webp')} />
        <img
          src={fullPhotoPath(photo)}
          width={width}
          height={height}
          alt={alt}
          style={{ width: fittedWidth }}
        />
      </picture>
    </Stage>
  )
}
