import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import type { QuoteFieldDescription } from '#data/quote/quoteFields.ts'
import { Icon } from '../../media/Icon.tsx'

const Muted = styled('span')(({ theme }) => ({ fontWeight: 400, color: theme.palette.text.secondary }))

export const Optional = () => <Muted> (optional)</Muted>

type QuoteFieldProps = Pick<OutlinedInputProps, 'value' | 'defaultValue' | 'onChange'> & {
  field: QuoteFieldDescription
  /** Fault of the value, shown under the field. */
  fault: string | undefined
  readOnly: boolean
  /** First and last day of a date field, as ISO dates. */
  min?: string
  max?: string
}

/** A control of the form under its label, over its help and its fault. */
export function QuoteField({ field, fault, readOnly, min, max, ...value }: QuoteFieldProps) {
  const {
    name,
    label,
    kind,
    required = false,
    help,
    autoComplete,
    placeholder,
    rows,
    options,
    halfWidth,
  } = field
  const id = `quote-${name}`
  const [helpId, faultId] = [`${id}-help`, `${id}-fault`]
  const describedBy = [...(help ? [helpId] : []), ...(fault ? [faultId] : [])].join(' ')
  const named = { id, name, ...(describedBy && { 'aria-describedby': describedBy }) }
  // A plain textarea: Material UI's textarea measures its text, and could change its height at hydration.
  const isText = kind === 'textarea'
  const control = isText ? { multiline: true, inputComponent: kind } : { type: kind }
  return (
    <FormControl required={required} error={fault !== undefined} data-half={halfWidth}>
      <FormLabel htmlFor={id}>
        {label}
        {!required && <Optional />}
      </FormLabel>
      {options ? (
        // Without a value, so that hydration keeps the option that the server has selected (server/quotes/intake/quoteFormPage.ts).
        <NativeSelect {...named} disabled={readOnly} input={<OutlinedInput />}>
          <option value="">{placeholder ?? 'Choose one'}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
      ) : (
        <OutlinedInput
          {...control}
          {...value}
          {...named}
          autoComplete={autoComplete}
          placeholder={placeholder}
          readOnly={readOnly}
          rows={rows}
          inputProps={{
            inputMode: kind === 'tel' || kind === 'email' ? kind : undefined,
            min,
            max,
            // Material UI's default, "text", is no attribute of a textarea.
            ...(isText && { type: undefined }),
          }}
        />
      )}
      {help && (
        <FormHelperText id={helpId} error={false}>
          {help}
        </FormHelperText>
      )}
      {fault && (
        <FormHelperText id={faultId}>
          <Icon name="error" />
          <span>{fault}</span>
        </FormHelperText>
      )}
    </FormControl>
  )
}
