import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { attributesOf, placeholder } from '#data/quote/notSent.ts'
import type { QuoteFieldDescription } from '#data/quote/quoteFields.ts'
import { Icon } from '../media/Icon.tsx'

const Muted = styled('span')(({ theme }) => ({ fontWeight: 400, color: theme.palette.text.secondary }))

export const Optional = () => <Muted> (optional)</Muted>

const Checkbox = styled('label')({
  display: 'flex',
  gap: '.6rem',
  alignItems: 'center',
  minHeight: 44,
  '& input': { width: 20, height: 20, margin: 0 },
})

// biome-ignore lint/correctness/noRestrictedElements: without script alone, where Material UI's select does no more
const PlainSelect = (props: object) => <select {...props} />

type QuoteFieldProps = Pick<OutlinedInputProps, 'value' | 'onChange'> & {
  field: QuoteFieldDescription
  fault?: string | undefined
  readOnly?: boolean
  /** First and last day of a date field, as ISO dates. */
  min?: string
  max?: string
  /** Whether the server fills in value and fault (server/quotes/formAnswers.ts). */
  isTemplate?: boolean
}

export function QuoteField({ field, fault, readOnly, min, max, isTemplate, ...value }: QuoteFieldProps) {
  const { name, label, kind, required = false, help, options = [] } = field
  const id = `quote-${name}`
  const [helpId, faultId] = [`${id}-help`, `${id}-fault`]
  const describedBy = [...(help ? [helpId] : []), ...(fault ? [faultId] : [])].join(' ')
  const described = isTemplate
    ? { ...attributesOf('fault', name, ...(help ? [helpId] : [])), 'aria-invalid': undefined }
    : describedBy && { 'aria-describedby': describedBy }
  const chosen = (attribute: string, option: string) => isTemplate && attributesOf(attribute, name, option)
  // A plain textarea: Material UI's measures its text, and could change its height at hydration. A plain select is for visitors without
  // script alone (FoldedParts.tsx).
  const plain = kind === 'textarea' ? 'textarea' : kind === 'choice' && PlainSelect
  const choices = (
    <>
      <option value="">{field.placeholder ?? 'Choose one'}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value} {...chosen('selected', option.value)}>
          {option.label}
        </option>
      ))}
    </>
  )

  if (kind === 'choices')
    return (
      <FormControl component="fieldset" id={id}>
        <FormLabel component="legend">
          {label}
          <Optional />
        </FormLabel>
        {/* The browser's own: Material UI's checkbox shows no check without script. */}
        {options.map((option) => (
          <Checkbox key={option.value}>
            <input type="checkbox" name={name} value={option.value} {...chosen('checked', option.value)} />
            {option.label}
          </Checkbox>
        ))}
      </FormControl>
    )
  return (
    <FormControl required={required} error={fault !== undefined} data-half={field.halfWidth}>
      <FormLabel htmlFor={id}>
        {label}
        {!required && <Optional />}
      </FormLabel>
      <OutlinedInput
        {...(plain ? { multiline: true, inputComponent: plain } : { type: kind })}
        {...value}
        {...(isTemplate && { defaultValue: placeholder(name) })}
        id={id}
        name={name}
        // The browser's message of this field is ours.
        inputRef={(input: HTMLInputElement | null) => input?.setCustomValidity(fault ?? '')}
        autoComplete={field.autoComplete}
        placeholder={field.placeholder}
        readOnly={readOnly}
        rows={field.rows}
        inputProps={{
          ...described,
          inputMode: kind === 'tel' || kind === 'email' ? kind : undefined,
          min,
          max,
          // Material UI's default, "text", is no attribute of a textarea.
          ...(plain && { type: undefined }),
          ...(kind === 'choice' && { children: choices }),
        }}
      />
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
