import { styled } from '@mui/material/styles'
import type { RefObject } from 'react'
import { offeredDays } from '#data/quote/preferredDay.ts'
import { type QuoteFieldDescription, quoteFields } from '#data/quote/quoteFields.ts'
import { QuoteField } from '../QuoteField.tsx'
import { AccessChoices } from './AccessChoices.tsx'
import { Choices } from './Choices.tsx'
import { PhotoPicker } from './PhotoPicker.tsx'
import { visit } from './stores.ts'

const Part = styled('div')({ display: 'grid', gap: '1.15rem', '&[hidden]': { display: 'none' } })

const descriptions = new Map<string, QuoteFieldDescription>(quoteFields.map((field) => [field.name, field]))
const [dayField, windowField] = [descriptions.get('day'), descriptions.get('window')]

type PhotosAndDayProps = {
  hidden: boolean
  form: RefObject<HTMLFormElement | null>
  /** What is wrong with the day. */
  fault: string | undefined
  /** What was wrong with the files that were added last. */
  photoFault: string | undefined
  onPhotoFault: (fault: string | undefined) => void
  readOnly: boolean
}

/** What may go with the words: the way to the truck, photos, a day and a time of day. */
export function PhotosAndDay(props: PhotosAndDayProps) {
  const { hidden, form, fault, photoFault, onPhotoFault, readOnly } = props
  const { day, window } = visit.useValue()
  const { first, last } = offeredDays(new Date())
  return (
    <Part hidden={hidden}>
      <AccessChoices form={form} readOnly={readOnly} />
      {/* Photos are named by a digest, which browsers make on safe connections alone. */}
      {isSecureContext && <PhotoPicker fault={photoFault} onFault={onPhotoFault} readOnly={readOnly} />}
      {dayField && (
        <QuoteField
          field={dayField}
          fault={fault}
          readOnly={readOnly}
          min={first}
          max={last}
          value={day}
          onChange={({ target }) => visit.write({ ...visit.read(), day: target.value })}
        />
      )}
      {windowField && (
        <Choices
          label={windowField.label}
          options={windowField.options ?? []}
          value={window}
          onChange={(chosen) => visit.write({ ...visit.read(), window: chosen })}
          readOnly={readOnly}
        />
      )}
    </Part>
  )
}
