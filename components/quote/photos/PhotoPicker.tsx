import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { type ChangeEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { fillTemplate } from '#data/fillTemplate.ts'
import { photoTypes } from '#data/quote/photoLimits.ts'
import { askAgain, describeRoom, photosAndDay } from '#data/quote/photosAndDay.ts'
import { useRestoreFocus } from '../../layout/useRestoreFocus.ts'
import { Icon } from '../../media/Icon.tsx'
import { Tooltip } from '../../tooltips/Tooltip.tsx'
import { addPhotos, removePhoto } from './addPhotos.ts'
import { chosenPhotos, lostPhotos, photoFault, withoutFaults } from './stores.ts'

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

const Thumbnails = styled('ul')(({ theme: { design, palette } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))',
  gap: '.75rem',
  justifySelf: 'stretch',
  '&:empty': { display: 'none' },
  '& li': { position: 'relative', overflowWrap: 'anywhere', fontSize: '.875rem' },
  '& img': {
    display: 'block',
    width: '100%',
    aspectRatio: '1',
    objectFit: 'cover',
    borderRadius: design.corner.small,
    background: palette.background.sunken,
  },
  '& p': { color: palette.error.main },
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

/** Chooses photos from the library, the camera or a folder, and shows the chosen ones. */
export function PhotoPicker({ readOnly }: { readOnly: boolean }) {
  const { label, add: addLabel, take, drop } = photosAndDay.photos
  const photos = chosenPhotos.useValue()
  const sendable = withoutFaults(photos)
  const lost = lostPhotos.useValue()
  const fault = photoFault.useValue()
  const input = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const focusProps = useRestoreFocus()
  useTransfer((files) => readOnly || addPhotos(files))

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    addPhotos([...(target.files ?? [])])
    // Without a reset, choosing the same file again fires no event.
    target.value = ''
  }

  function open(files: RefObject<HTMLInputElement | null>) {
    // The next fault may be the same, and is announced only if it appears anew.
    photoFault.write(undefined)
    files.current?.click()
  }

  const controlProps = { disabled: readOnly, 'aria-describedby': fault && faultId }

  return (
    <Area role="group" aria-label={label} {...focusProps}>
      <input ref={input} type="file" multiple accept={photoTypes} hidden onChange={choose} />
      {/* Chrome's own photo picker, from Android 14 on, offers no camera. */}
      <input ref={camera} type="file" accept={photoTypes} capture="environment" hidden onChange={choose} />
      <Buttons>
        <Button {...controlProps} variant="primary" onClick={() => open(input)}>
          {addLabel}
        </Button>
        <Button {...controlProps} data-camera="" variant="quiet" onClick={() => open(camera)}>
          {take}
        </Button>
      </Buttons>
      {lost > 0 && <p>{askAgain(lost)}</p>}
      <p>
        <span role="status">{describeRoom(sendable.length)}</span> <span data-drop="">{drop}</span>
      </p>
      {fault && (
        <FormHelperText error role="alert" id={faultId}>
          <Icon name="error" />
          <span>{fault}</span>
        </FormHelperText>
      )}
      <Thumbnails>
        {photos.map((photo, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: after a removal the focus is on the next photo's button.
          <li key={index}>
            <img src={photo.preview} alt={photo.name} />
            {photo.fault && <p role="alert">{photo.fault}</p>}
            <Tooltip label={fillTemplate(photosAndDay.photos.remove, { name: photo.name })}>
              <IconButton disabled={readOnly} onClick={() => removePhoto(photo)}>
                <Icon name="close" />
              </IconButton>
            </Tooltip>
          </li>
        ))}
      </Thumbnails>
    </Area>
  )
}

const transfers = ['dragstart', 'dragend', 'dragover', 'drop', 'paste'] as const

/** Takes files pasted or dropped anywhere on the page. */
function useTransfer(onFiles: (files: readonly File[]) => unknown): void {
  // Chrome hands over a picture that is dragged within the page as a file.
  const isOwn = useRef(false)
  const take = useEffectEvent((event: DragEvent | ClipboardEvent) => {
    const { type } = event
    if (type === 'dragstart' || type === 'dragend') {
      isOwn.current = type === 'dragstart'
      return
    }
    const data = event instanceof DragEvent ? event.dataTransfer : event.clipboardData
    // Office programs paste text together with a picture of the text.
    if (!data?.types.includes('Files') || (type === 'paste' && data.types.includes('text/plain'))) return
    event.preventDefault()
    if (type !== 'dragover' && !isOwn.current) onFiles([...data.files])
  })

  useEffect(() => {
    const controller = new AbortController()
    for (const type of transfers) document.addEventListener(type, take, controller)
    return () => controller.abort()
  }, [])
}
