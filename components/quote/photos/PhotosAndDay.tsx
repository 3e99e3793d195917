import { styled } from '@mui/material/styles'
import type { RefObject } from 'react'
import { offeredDays } from '#data/quote/preferredDay.ts'
import { type QuoteField as FieldName, foldedFields } from '#data/quote/quoteFields.ts'
import { QuoteField } from '../fields/QuoteField.tsx'
import { AccessChoices } from './AccessChoices.tsx'
import { Choices } from './Choices.tsx'
import { PhotoPicker } from './PhotoPicker.tsx'
import { foldedValues } from './stores.ts'

const Part = styled('div')({ display: 'grid', gap: '1.15rem', '&[hidden]': { display: 'none' } })

type PhotosAndDayProps = {
  hidden: boolean
  form: RefObject<HTMLFormElement | null>
  faultOf: (name: FieldName) => string | undefined
  /** Fault of the files chosen last. */
  photoFault: string | undefined
  onPhotoFault: (fault: string | undefined) => void
  readOnly: boolean
}

/** The folded part of the quote form: access, photos, and the day and time. */
export function PhotosAndDay(props: PhotosAndDayProps) {
  const { hidden, form, faultOf, photoFault, onPhotoFault, readOnly } = props
  const values = foldedValues.useValue()
  const { first, last } = offeredDays(new Date())
  return (
    <Part hidden={hidden}>
      <AccessChoices form={form} readOnly={readOnly} />
      {/* A photo is named by its digest, and crypto.subtle needs a secure context. */}
      {isSecureContext && <PhotoPicker fault={photoFault} onFault={onPhotoFault} readOnly={readOnly} />}
      {foldedFields.map((field) => {
        const { name, label, kind, options } = field
        const value = values[name] ?? ''
        const choose = (next: string) => foldedValues.write({ ...foldedValues.read(), [name]: next })
        return options ? (
          <Choices
            key={name}
            label={label}
            options={options}
            value={value}
            onChange={choose}
            readOnly={readOnly}
          />
        ) : (
          <QuoteField
            key={name}
            field={field}
            fault={faultOf(name)}
            readOnly={readOnly}
            {...(kind === 'date' && { min: first, max: last })}
            value={value}
            onChange={({ target }) => choose(target.value)}
          />
        )
      })}
    </Part>
  )
}
