import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import { styled } from '@mui/material/styles'
import { photoField, photoTypes } from '#data/quote/photoLimits.ts'
import { describeRoom, photosAndDay } from '#data/quote/photosAndDay.ts'
import { plainFields } from '#data/quote/quoteFields.ts'
import { inWithoutScript } from '../session/stubContract.ts'
import { Optional, QuoteField } from './fields/QuoteField.tsx'

const shown = { display: 'grid', gap: '1.15rem' }

const Fields = styled('div')({
  display: 'none',
  '@media (scripting: none)': shown,
  [inWithoutScript]: shown,
  '& [type=file]': { minHeight: 44, font: 'inherit' },
  '& ::file-selector-button': { minHeight: 44, padding: '0 1rem', font: 'inherit' },
})

/** The other fields for a browser without script. The files come last: the server stores the fields before it reads files. */
export function PlainFields({ values }: { values: Readonly<Record<string, string>> }) {
  return (
    <Fields>
      {plainFields.map((field) => (
        <QuoteField
          key={field.name}
          field={field}
          fault={undefined}
          readOnly={false}
          defaultValue={values[field.name]}
        />
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
