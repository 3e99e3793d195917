import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import type { QuoteFieldDescription } from '#data/quote/quoteFields.ts'
import { Icon } from '../media/Icon.tsx'

const Optional = styled('span')(({ theme }) => ({ fontWeight: 400, color: theme.palette.text.secondary }))

type FieldProps = {
  field: QuoteFieldDescription
  /** What is wrong with it, in a sentence for the visitor. */
  fault: string | undefined
  readOnly: boolean
  value: string | undefined
}

const inputModes: Partial<Record<QuoteFieldDescription['kind'], 'tel' | 'email'>> = {
  tel: 'tel',
  email: 'email',
}

/** A control of the form under its label, over its fault. */
export function Field({ field, fault, readOnly, value }: FieldProps) {
  const { name, label, kind, required = false, autoComplete, placeholder, rows, halfWidth } = field
  const id = `quote-${name}`
  const faultId = `${id}-fault`
  // A textarea of its own size: Material UI's would be measured, and might move at hydration.
  const control = kind === 'textarea' ? { multiline: true, inputComponent: kind } : { type: kind }
  return (
    <FormControl required={required} error={fault !== undefined} data-half={halfWidth}>
      <FormLabel htmlFor={id}>
        {label}
        {!required && <Optional> (optional)</Optional>}
      </FormLabel>
      <OutlinedInput
        {...control}
        id={id}
        name={name}
        autoComplete={autoComplete}
        placeholder={placeholder}
        readOnly={readOnly}
        defaultValue={value}
        rows={rows}
        inputProps={{ inputMode: inputModes[kind] }}
        {...(fault && { 'aria-describedby': faultId })}
      />
      {fault && (
        <FormHelperText id={faultId}>
          <Icon name="error" />
          {fault}
        </FormHelperText>
      )}
    </FormControl>
  )
}
