import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { photosAndDay } from '#data/quote/photosAndDay.ts'
import { foldedFields, type QuoteField } from '#data/quote/quoteFields.ts'
import { hiddenUntilHydrated } from '../layout/styles.ts'
import { Icon } from '../media/Icon.tsx'
import { inWithoutScript } from '../session/stubContract.ts'
import { useHydrated } from '../session/useHydrated.ts'
import { PlainFields } from './PlainFields.tsx'
import { photoCode } from './photos/lazyPhotoCode.ts'
import { chosenPhotos, droppedFiles, foldedValues, lostPhotos, takeDroppedFiles } from './photos/stores.ts'
import { useTransfer } from './photos/useTransfer.ts'

const Disclosure = styled(Button)({
  ...hiddenUntilHydrated,
  [inWithoutScript]: { display: 'none' },
  // Aligns the text of the button with the labels.
  marginInline: '-.5rem',
  textAlign: 'start',
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
})

type FoldedPartProps = {
  form: RefObject<HTMLFormElement | null>
  faultOf: (name: QuoteField) => string | undefined
  readOnly: boolean
  values: Readonly<Record<string, string>>
}

/** The folded part of the form (access, photos, day and time), behind a button. Without script the form shows the fields. */
export function FoldedPart({ form, faultOf, readOnly, values }: FoldedPartProps) {
  const isHydrated = useHydrated()
  const { module, hasFailed, load } = photoCode.useModule()
  const [isOpen, setOpen] = useState(false)
  const [photoFault, setPhotoFault] = useState<string>()
  const chosen = foldedValues.useValue()
  const dropped = droppedFiles.useValue()
  const hasPhotos = chosenPhotos.useValue().length + lostPhotos.useValue() + dropped.length > 0
  const isFilled = hasPhotos || Object.values(chosen).some((value) => value !== '')
  const hasFault = foldedFields.some(({ name }) => faultOf(name))
  // Opens in the same render as the fault appears: the form then focuses the field.
  const isShown = isOpen || (hasFault && module !== undefined)

  async function open() {
    if (await load()) setOpen(true)
  }
  useTransfer((files) => {
    if (readOnly || !isSecureContext) return
    // The same fault again is announced, too.
    setPhotoFault(undefined)
    droppedFiles.write([...droppedFiles.read(), ...files])
    load()
  })
  const addDropped = useEffectEvent(() => {
    setOpen(true)
    setPhotoFault(module?.addPhotos(takeDroppedFiles()))
  })
  useEffect(() => {
    if (module && dropped.length > 0) addDropped()
  }, [module, dropped])
  // Opens for choices made on another page or before a reload, and for faults.
  useEffect(() => {
    if (isFilled || hasFault) load().then((code) => code && setOpen(true))
  }, [isFilled, hasFault, load])

  return (
    <>
      {!isHydrated && <PlainFields values={values} />}
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
        <module.PhotosAndDay
          hidden={!isShown}
          form={form}
          faultOf={faultOf}
          photoFault={photoFault}
          onPhotoFault={setPhotoFault}
          readOnly={readOnly}
        />
      )}
    </>
  )
}
