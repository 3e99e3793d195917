import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import type { MouseEvent } from 'react'
import { fillTemplate } from '#data/fillTemplate.ts'
import { photosAndDay } from '#data/quote/photosAndDay.ts'
import { Icon } from '../../media/Icon.tsx'
import { Tooltip } from '../../tooltips/Tooltip.tsx'
import type { ChosenPhoto } from './stores.ts'

const List = styled('ul')(({ theme: { design, palette } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))',
  gap: '.75rem',
  justifySelf: 'stretch',
  '& li': { position: 'relative', overflowWrap: 'anywhere', fontSize: '.875rem' },
  '& img': {
    display: 'block',
    width: '100%',
    aspectRatio: '1',
    objectFit: 'cover',
    borderRadius: design.corner.small,
    background: palette.background.sunken,
  },
  // The touch target is larger than the visible circle.
  '& button': { position: 'absolute', inset: '0 0 auto auto' },
  '& button svg': {
    width: 28,
    height: 28,
    padding: 4,
    borderRadius: '50%',
    background: palette.background.paper,
    boxShadow: design.shadow['1'],
  },
}))

type ThumbnailsProps = {
  photos: readonly ChosenPhoto[]
  readOnly: boolean
  onRemove: (photo: ChosenPhoto, event: MouseEvent) => void
}

/** The chosen photos, each with a button that removes it. */
export function Thumbnails({ photos, readOnly, onRemove }: ThumbnailsProps) {
  if (photos.length === 0) return null
  return (
    <List>
      {photos.map((photo) => (
        <li key={photo.preview}>
          <img src={photo.preview} alt={photo.name} />
          <Tooltip label={fillTemplate(photosAndDay.photos.remove, { name: photo.name })}>
            <IconButton disabled={readOnly} onClick={(event) => onRemove(photo, event)}>
              <Icon name="close" />
            </IconButton>
          </Tooltip>
        </li>
      ))}
    </List>
  )
}
