import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { RefObject } from 'react'
import { paths } from '#data/paths.ts'
import type { contact } from '#data/quote/contact.ts'
import { honeypotField, shownFields } from '#data/quote/quoteFields.ts'
import { ringIn } from '../layout/styles.ts'
import { useKeptFocus } from '../layout/useKeptFocus.ts'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { FoldedPart } from './FoldedPart.tsx'
import { QuoteField } from './fields/QuoteField.tsx'
import { useQuoteForm } from './useQuoteForm.ts'

const Form = styled('form')(({ theme: { palette, design } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.15rem',
  alignContent: 'start',
  padding: 'clamp(1.25rem, 3vw, 2.75rem)',
  borderRadius: design.corner.large,
  background: palette.background.paper,
  color: palette.text.primary,
  // The form is white on the dark ground of the section.
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

const sending = 'Sending...'

type QuoteFormProps = Pick<
  typeof contact,
  'formTitle' | 'required' | 'privacy' | 'privacyLink' | 'toasts'
> & {
  form: RefObject<HTMLFormElement | null>
  /** Initial values, by the name of the field. */
  values?: Readonly<Record<string, string>>
}

/** A native form with an action, so that sending works before hydration and without JavaScript. */
export function QuoteForm(props: QuoteFormProps) {
  const { form, formTitle, required, privacy, privacyLink, toasts, values = {} } = props
  const { formProps, isSending, sentCount, faultOf } = useQuoteForm(form, toasts)

  // The button is disabled while it sends. On a slow connection the visitor may read elsewhere meanwhile.
  const keptFocus = useKeptFocus()

  return (
    <Form
      ref={form}
      method="post"
      action={paths.quotes}
      encType="multipart/form-data"
      aria-label={formTitle}
      {...formProps}
    >
      <h3>{formTitle}</h3>
      <Typography variant="body2" color="textSecondary">
        {required}
      </Typography>
      <Fields>
        {shownFields.map((field) => (
          <QuoteField
            key={field.name}
            field={field}
            fault={faultOf(field.name)}
            readOnly={isSending}
            defaultValue={values[field.name]}
          />
        ))}
      </Fields>
      {/* The honeypot: hidden from sight, keyboard and screen readers, so that only a program fills it in. */}
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
      <FoldedPart
        key={sentCount}
        form={form}
        faultOf={faultOf}
        readOnly={isSending}
        values={sentCount === 0 ? values : {}}
      />
      <Button {...keptFocus} type="submit" disabled={isSending}>
        <span>{isSending ? sending : 'Get Free Quote'}</span>
      </Button>
      {/* The text of a disabled button is not announced. */}
      <VisuallyHidden role="status">{isSending && sending}</VisuallyHidden>
      <Typography variant="body2" color="textSecondary">
        {privacy} <Link href={paths.privacy}>{privacyLink}</Link>
      </Typography>
    </Form>
  )
}
