import Button from '@mui/material/Button'
import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import { styled } from '@mui/material/styles'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { photoField, photoTypes } from '#data/quote/photoLimits.ts'
import { describeRoom, photosAndDay } from '#data/quote/photosAndDay.ts'
import { type QuoteField as FieldName, foldedFields, plainFields } from '#data/quote/quoteFields.ts'
import { hiddenUntilHydrated } from '../layout/styles.ts'
import { Icon } from '../media/Icon.tsx'
import { useHydrated } from '../session/createStore.ts'
import { inWithoutScript } from '../session/stubContract.ts'
import { addPhotos } from './photos/addPhotos.ts'
import { chosenPhotos, lostPhotos, otherValues } from './photos/stores.ts'
import { Optional, QuoteField } from './QuoteField.tsx'
import { photoCode } from './QuoteUnderWay.tsx'

const Disclosure = styled(Button)({
  ...hiddenUntilHydrated,
  [inWithoutScript]: { display: 'none' },
  // Aligns the text of the button with the labels.
  marginInline: '-.5rem',
  textAlign: 'start',
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
})

type FoldedPartProps = {
  faultOf: (name: FieldName) => string | undefined
  readOnly: boolean
  isTemplate: boolean
}

/** The folded part of the form (access, photos, day and time), behind a button. Without script the form shows the fields. */
export function FoldedPart({ faultOf, readOnly, isTemplate }: FoldedPartProps) {
  const isHydrated = useHydrated()
  const { module, hasFailed, load } = photoCode.useModule()
  const [isOpen, setOpen] = useState(false)
  const values = otherValues.useValue()
  const hasPhotos = chosenPhotos.useValue().length + lostPhotos.useValue() > 0
  const isFilled = hasPhotos || foldedFields.some(({ name }) => values[name])
  const hasFault = foldedFields.some(({ name }) => faultOf(name))
  // Opens in the same render as the fault appears: the form then focuses the field.
  const isShown = isOpen || (hasFault && module !== undefined)

  async function open() {
    if (await load()) setOpen(true)
  }
  useTransfer((files) => {
    if (readOnly || !isSecureContext) return
    addPhotos(files)
    open()
  })
  // Opens for choices made on another page or before a reload, and for faults.
  useEffect(() => {
    if (isFilled || hasFault) load().then((code) => code && setOpen(true))
  }, [isFilled, hasFault, load])

  return (
    <>
      {!isHydrated && <PlainFields isTemplate={isTemplate} />}
      <div data-waiting={isHydrated ? undefined : ''}>
        <Disclosure
          variant="quiet"
          endIcon={<Icon name="expandMore" />}
          aria-expanded={isShown}
          onClick={() => (isOpen && !hasFault ? setOpen(false) : open())}
          onFocus={photoCode.load}
          onPointerEnter={photoCode.load}
        >
          {photosAndDay.title}
        </Disclosure>
        {hasFailed && <p role="alert">{photosAndDay.unreachable}</p>}
      </div>
      {isHydrated && module && (
        <module.PhotosAndDay hidden={!isShown} faultOf={faultOf} readOnly={readOnly} />
      )}
    </>
  )
}

const shown = { display: 'grid', gap: '1.15rem' }

const Fields = styled('div')({
  display: 'none',
  '@media (scripting: none)': shown,
  [inWithoutScript]: shown,
  '& [type=file]': { minHeight: 44, font: 'inherit' },
  '& ::file-selector-button': { minHeight: 44, padding: '0 1rem', font: 'inherit' },
})

/** The other fields for a browser without script. The files come last: the server stores the fields before it reads files. */
function PlainFields({ isTemplate }: { isTemplate: boolean }) {
  return (
    <Fields>
      {plainFields.map((field) => (
        <QuoteField key={field.name} field={field} isTemplate={isTemplate} />
      ))}
      <FormControl>
        <FormLabel htmlFor="quote-photos">
          {photosAndDay.photos.label}
          <Optional />
        </FormLabel>
        <input id="quote-photos" name={photoField} type="file" multiple accept={photoTypes} />
        <p>{describeRoom(0)}</p>
      </FormControl>
    </Fields>
  )
}

const transfers = ['dragstart', 'dragend', 'dragover', 'drop', 'paste'] as const

/** Takes files pasted or dropped anywhere on the page. By default a browser opens a dropped file in place of the page. */
function useTransfer(onFiles: (files: readonly File[]) => void): void {
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
