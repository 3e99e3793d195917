import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { type ChangeEvent, type MouseEvent, type RefObject, useRef } from 'react'
import { fillTemplate } from '#data/fillTemplate.ts'
import { photoTypes } from '#data/quote/photoLimits.ts'
import { askAgain, describeRoom, photosAndDay } from '#data/quote/photosAndDay.ts'
import { Icon } from '../../media/Icon.tsx'
import { Tooltip } from '../../tooltips/Tooltip.tsx'
import { addPhotos, removePhoto } from './addPhotos.ts'
import { type ChosenPhoto, chosenPhotos, lostPhotos } from './stores.ts'

const Area = styled('div')({
  display: 'grid',
  gap: '.75rem',
  justifyItems: 'start',
  '& [data-camera]': { display: 'none' },
  // A touch screen has no drag and drop.
  '@media (pointer: coarse)': {
    '& [data-drop]': { display: 'none' },
    '& [data-camera]': { display: 'inline-flex' },
  },
})

const faultId = 'photos-fault'

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '.25rem .75rem' })

type PhotoPickerProps = {
  fault: string | undefined
  onFault: (fault: string | undefined) => void
  readOnly: boolean
}

/** Chooses photos from the library, the camera or a folder, and shows the chosen ones. */
export function PhotoPicker({ fault, onFault, readOnly }: PhotoPickerProps) {
  const { label, add: addLabel, take, drop } = photosAndDay.photos
  const photos = chosenPhotos.useValue()
  const lost = lostPhotos.useValue()
  const input = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    onFault(addPhotos([...(target.files ?? [])]))
    // Without a reset, choosing the same file again fires no event.
    target.value = ''
  }

  function open(files: RefObject<HTMLInputElement | null>) {
    // The next fault may be the same, and is announced only if it appears anew.
    onFault(undefined)
    files.current?.click()
  }

  function remove(photo: ChosenPhoto, { currentTarget }: MouseEvent) {
    const item = currentTarget.closest('li')
    const next = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('button')
    const place = next ?? button.current
    place?.focus()
    removePhoto(photo)
    onFault(undefined)
  }

  const controlProps = { disabled: readOnly, 'aria-describedby': fault && faultId }

  return (
    <Area role="group" aria-label={label}>
      <input ref={input} type="file" multiple accept={photoTypes} hidden onChange={choose} />
      {/* Chrome's own photo picker, from Android 14 on, offers no camera. */}
      <input ref={camera} type="file" accept={photoTypes} capture="environment" hidden onChange={choose} />
      <Buttons>
        <Button {...controlProps} ref={button} variant="primary" onClick={() => open(input)}>
          {addLabel}
        </Button>
        <Button {...controlProps} data-camera="" variant="quiet" onClick={() => open(camera)}>
          {take}
        </Button>
      </Buttons>
      {lost > 0 && <p>{askAgain(lost)}</p>}
      <p>
        <span role="status">{describeRoom(photos.length)}</span> <span data-drop="">{drop}</span>
      </p>
      {fault && (
        <FormHelperText error role="alert" id={faultId}>
          <Icon name="error" />
          <span>{fault}</span>
        </FormHelperText>
      )}
      <Thumbnails photos={photos} readOnly={readOnly} onRemove={remove} />
    </Area>
  )
}

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
function Thumbnails({ photos, readOnly, onRemove }: ThumbnailsProps) {
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
