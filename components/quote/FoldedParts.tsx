import Button from '@mui/material/Button'
import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import { styled } from '@mui/material/styles'
import { Fragment, useEffect, useEffectEvent, useState } from 'react'
import { photoField, photoTypes } from '#data/quote/photoLimits.ts'
import { describeRoom, photosAndDay } from '#data/quote/photosAndDay.ts'
import {
  type QuoteField as FieldName,
  type FoldedPartName,
  foldedFields,
  plainFields,
} from '#data/quote/quoteFields.ts'
import { inPrintOrWithoutScript } from '../layout/styles.ts'
import { Icon } from '../media/Icon.tsx'
import { useHydrated } from '../session/createStore.ts'
import { heldUntilHydrated, inWithoutScript } from '../session/stubContract.ts'
import { chosenPhotos, lostPhotos, otherValues } from './photos/stores.ts'
import { Optional, QuoteField } from './QuoteField.tsx'
import { photoCode } from './QuoteUnderWay.tsx'

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '.5rem' })

const Disclosure = styled(Button)(({ theme }) => ({
  ...inPrintOrWithoutScript({ display: 'none' }),
  flexGrow: 1,
  padding: '.5rem .75rem',
  fontSize: '1rem',
  '&[aria-expanded="true"]': { background: theme.palette.background.sunken },
  // Beside each other on a phone, in two lines there.
  '&:first-of-type': { flex: '99 1 11rem', justifyContent: 'start', textAlign: 'start' },
}))

type FoldedPartsProps = {
  faultOf: (name: FieldName) => string | undefined
  readOnly: boolean
  isTemplate: boolean
}

const transfers = ['dragover', 'drop'] as const

/** The parts of the form that are folded at first, each behind its button. Without script the form shows their fields. */
export function FoldedParts({ faultOf, readOnly, isTemplate }: FoldedPartsProps) {
  const isHydrated = useHydrated()
  const hasPhotos = chosenPhotos.useValue().length + lostPhotos.useValue() > 0
  const photos = usePart('photos', faultOf, hasPhotos)
  const parts = [photos, usePart('day', faultOf)]
  const unfoldPhotos = useEffectEvent(photos.open)

  // Unfolded, it takes a file that is dropped anywhere on the page. By default the browser would open the file in the page's place.
  useEffect(() => {
    const controller = new AbortController()
    const unfold = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      unfoldPhotos()
    }
    for (const type of transfers) document.addEventListener(type, unfold, controller)
    return () => controller.abort()
  }, [])

  return (
    <>
      {!isHydrated && <PlainFields isTemplate={isTemplate} />}
      <Buttons>
        {parts.map(({ part, isShown, module, toggle }) => (
          <Fragment key={part}>
            <Disclosure
              {...heldUntilHydrated}
              variant="call"
              startIcon={part === 'photos' && <Icon name="photoCamera" />}
              aria-expanded={isShown}
              onClick={toggle}
              onFocus={photoCode.load}
              onPointerEnter={photoCode.load}
            >
              {photosAndDay.titles[part]}
            </Disclosure>
            {isHydrated && module && (
              <module.FoldedPart part={part} hidden={!isShown} faultOf={faultOf} readOnly={readOnly} />
            )}
          </Fragment>
        ))}
      </Buttons>
      {parts.some(({ hasFailed }) => hasFailed) && <p role="alert">{photosAndDay.unreachable}</p>}
    </>
  )
}

/** @param hasMore whether something beside its fields is chosen in the part */
function usePart(part: FoldedPartName, faultOf: FoldedPartsProps['faultOf'], hasMore = false) {
  const { module, hasFailed, load } = photoCode.useModule()
  const [isOpen, setOpen] = useState(false)
  const values = otherValues.useValue()
  const fields = foldedFields.filter(({ folded }) => folded === part)
  const isFilled = hasMore || fields.some(({ name }) => values[name])
  const hasFault = fields.some(({ name }) => faultOf(name))
  // Opens in the same render as the fault appears: the form then focuses the field.
  const isShown = isOpen || (hasFault && module !== undefined)

  const open = () => load().then((code) => code && setOpen(true))
  const openNow = useEffectEvent(open)
  // Opens for choices made on another page or before a reload, and for faults.
  useEffect(() => {
    if (isFilled || hasFault) openNow()
  }, [isFilled, hasFault])

  return {
    part,
    module,
    hasFailed,
    isShown,
    open,
    toggle: () => (isOpen && !hasFault ? setOpen(false) : open()),
  }
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
