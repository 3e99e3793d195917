import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import type { KeyboardEvent } from 'react'
import { deskApi } from '#data/desk/deskPaths.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import { ringOnDark } from '../../layout/focusRing.ts'
import { swipeable, useSwipe } from '../../layout/useSwipe.ts'
import { Tooltip } from '../../tooltips/Tooltip.tsx'
import { DeskIcon } from '../icons/DeskIcon.tsx'

const { request: words } = deskWording

const Stage = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  height: '100dvh',
  padding: '.5rem',
  background: theme.palette.primary.darker,
  color: theme.palette.common.white,
  ...ringOnDark(theme),
  '& img': { ...swipeable, width: '100%', height: '100%', objectFit: 'contain' },
}))

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  '& p': { fontWeight: 600 },
})

type PhotoDialogProps = {
  id: string
  name: string
  count: number
  /** The place of the photo that is shown, from 1. */
  shown: number
  onShow: (place: number) => void
  onClose: () => void
}

/** A photo over the whole screen; a swipe, an arrow key or a button shows the next one. */
export function PhotoDialog({ id, name, count, shown, onShow, onClose }: PhotoDialogProps) {
  const move = (step: number) => onShow(((shown - 1 + step + count) % count) + 1)
  const swipe = useSwipe(move)
  function moveByKey({ key }: KeyboardEvent) {
    if (key === 'ArrowRight') move(1)
    if (key === 'ArrowLeft') move(-1)
  }
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      transitionDuration={0}
      slotProps={{ paper: { 'aria-label': words.photo(shown, name) } }}
    >
      <Stage onKeyDown={moveByKey}>
        <Bar>
          <p aria-live="polite">{`${shown} / ${count}`}</p>
          <Tooltip label={words.closePhoto}>
            <IconButton onClick={onClose} autoFocus>
              <DeskIcon name="close" />
            </IconButton>
          </Tooltip>
        </Bar>
        <div {...swipe} style={{ minHeight: 0, touchAction: 'pan-y pinch-zoom' }}>
          <img key={shown} src={deskApi.photo(id, shown)} alt={words.photo(shown, name)} />
        </div>
        <Bar style={{ visibility: count > 1 ? undefined : 'hidden' }}>
          <Tooltip label={words.previousPhoto}>
            <IconButton onClick={() => move(-1)}>
              <DeskIcon name="chevronLeft" />
            </IconButton>
          </Tooltip>
          <Tooltip label={words.nextPhoto}>
            <IconButton onClick={() => move(1)}>
              <DeskIcon name="chevronRight" />
            </IconButton>
          </Tooltip>
        </Bar>
      </Stage>
    </Dialog>
  )
}
