import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import { styled } from '@mui/material/styles'
import { type ChangeEvent, useRef } from 'react'
import { photoTypes } from '#data/quote/photoLimits.ts'
import { askAgain, describeRoom, photosAndDay } from '#data/quote/photosAndDay.ts'
import { Icon } from '../../media/Icon.tsx'
import { lostPhotos } from './stores.ts'
import { Thumbnails } from './Thumbnails.tsx'
import { useChosenPhotos } from './useChosenPhotos.ts'
import { useTransfer } from './useTransfer.ts'

const Area = styled('div')({
  display: 'grid',
  gap: '.75rem',
  justifyItems: 'start',
  // Nobody drops with a finger.
  '@media (pointer: coarse)': { '& [data-drop]': { display: 'none' } },
})

/** Chooses photos from the camera, the library, the clipboard or a folder, and shows the chosen ones. */
export function PhotoPicker({ readOnly }: { readOnly: boolean }) {
  const { label, add: addLabel, drop } = photosAndDay.photos
  const { photos, fault, add, remove } = useChosenPhotos()
  const lost = lostPhotos.useValue()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useTransfer((files) => readOnly || add(files))

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    add([...(target.files ?? [])])
    // So that the same file can be chosen again.
    target.value = ''
  }

  return (
    <Area role="group" aria-label={label}>
      <input ref={input} type="file" multiple accept={photoTypes} hidden onChange={choose} />
      <Button ref={button} variant="primary" disabled={readOnly} onClick={() => input.current?.click()}>
        {addLabel}
      </Button>
      {lost > 0 && <p>{askAgain(lost)}</p>}
      <p>
        <span role="status">{describeRoom(photos.length)}</span> <span data-drop="">{drop}</span>
      </p>
      {fault && (
        <FormHelperText error role="alert">
          <Icon name="error" />
          {fault}
        </FormHelperText>
      )}
      <Thumbnails
        photos={photos}
        readOnly={readOnly}
        onRemove={(photo) => {
          remove(photo)
          button.current?.focus()
        }}
      />
    </Area>
  )
}
