import Button from '@mui/material/Button'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Link from '@mui/material/Link'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { paths } from '#data/paths.ts'
import type { ContactWording } from '#data/quote/contact.ts'
import { honeypotField, type QuoteFieldDescription, quoteFields } from '#data/quote/quoteFields.ts'
import { ringIn } from '../layout/focusRing.ts'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { Icon } from '../media/Icon.tsx'
import { useQuoteForm } from './useQuoteForm.ts'

const Form = styled('form')(({ theme: { palette, design } }) => ({
  display: 'grid',
  gap: '1.15rem',
  alignContent: 'start',
  padding: 'clamp(1.25rem, 3vw, 2.75rem)',
  borderRadius: design.corner.large,
  background: palette.background.paper,
  color: palette.text.primary,
  // White again, on the dark ground of the section.
  '&& .MuiLink-root': { color: palette.primary.main },
  [ringIn('&&')]: { outlineColor: palette.focus, boxShadow: 'none' },
}))

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '1.15rem',
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '1fr 1fr',
    '& > :not([data-half])': { gridColumn: '1 / -1' },
  },
}))

const shownFields = quoteFields.filter(({ folded }) => !folded)

type QuoteFormProps = Pick<ContactWording, 'formTitle' | 'privacy' | 'privacyLink' | 'toasts'> & {
  /** What the fields hold at first, by name. */
  values?: Readonly<Record<string, string>>
}

/** Posts to the server by itself: it works before hydration, and without JavaScript. */
export function QuoteForm({ formTitle, privacy, privacyLink, toasts, values = {} }: QuoteFormProps) {
  const { form, button, formProps, isSending, faultOf } = useQuoteForm(toasts)

  return (
    <Form ref={form} method="post" action={paths.quotes} aria-label={formTitle} {...formProps}>
      <h3>{formTitle}</h3>
      <Fields>
        {shownFields.map((field) => (
          <Field
            key={field.name}
            field={field}
            fault={faultOf(field.name)}
            readOnly={isSending}
            value={values[field.name]}
          />
        ))}
      </Fields>
      {/* A field that no visitor finds, by sight, keyboard or screen reader: only a program fills it in. */}
      <VisuallyHidden aria-hidden="true">
        <label>
          Website
          <input
            name={honeypotField}
            type="text"
            tabIndex={-1}
            autoComplete="off"
            defaultValue={values[honeypotField]}
          />
        </label>
      </VisuallyHidden>
      <Button ref={button} type="submit" disabled={isSending}>
        {isSending ? 'Sending...' : 'Get Free Quote'}
      </Button>
      <Typography variant="body2" color="textSecondary">
        {privacy} <Link href={paths.privacy}>{privacyLink}</Link>
      </Typography>
    </Form>
  )
}

const Optional = styled('span')(({ theme }) => ({ fontWeight: 400, color: theme.palette.text.secondary }))

type FieldProps = {
  field: QuoteFieldDescription
  /** What is wrong with it, in a sentence for the visitor. */
  fault: string | undefined
  readOnly: boolean
  value: string | undefined
}

/** A control of the form under its label, over its fault. */
function Field({ field, fault, readOnly, value }: FieldProps) {
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
        inputProps={{ inputMode: kind === 'tel' || kind === 'email' ? kind : undefined }}
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
