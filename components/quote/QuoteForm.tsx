import styled from '@emotion/styled'
import { paths } from '#data/paths.ts'
import type { ContactWording } from '#data/quote/contact.ts'
import type { QuoteField } from '#data/quote/quoteRequest.ts'
import { buttonStyle } from '../call-to-action/buttonStyle.ts'
import { Field } from './Field.tsx'
import { FormPrivacy } from './FormPrivacy.tsx'
import { Honeypot } from './Honeypot.tsx'
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
  '&& a': { color: palette.primary.main },
  '&& :focus-visible': { outlineColor: palette.focus, boxShadow: 'none' },
}))

const NameAndPhone = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '1.15rem',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
}))

const Send = styled('button')(({ theme }) => ({
  ...buttonStyle('quote', theme),
  '&&:disabled': {
    color: theme.palette.action.disabled,
    background: theme.palette.action.disabledBackground,
    boxShadow: 'none',
    cursor: 'default',
    transform: 'none',
  },
}))

type QuoteFormProps = Pick<ContactWording, 'formTitle' | 'messageHint' | 'privacy' | 'privacyLink' | 'toasts'>

/** Posts to the server by itself: it works before the page is alive, and without JavaScript. */
export function QuoteForm({ formTitle, messageHint, privacy, privacyLink, toasts }: QuoteFormProps) {
  const { form, button, formProps, isSending, faultOf } = useQuoteForm(toasts)
  const fieldProps = (name: QuoteField) => ({ name, fault: faultOf(name), readOnly: isSending })

  return (
    <Form ref={form} method="post" action={paths.quotes} aria-label={formTitle} {...formProps}>
      <h3>{formTitle}</h3>
      <NameAndPhone>
        <Field label="Name" {...fieldProps('name')} type="text" autoComplete="name" required />
        <Field
          label="Phone"
          {...fieldProps('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
        />
      </NameAndPhone>
      <Field label="Email" {...fieldProps('email')} type="email" inputMode="email" autoComplete="email" />
      <Field label="Message" {...fieldProps('message')} rows={4} placeholder={messageHint} required />
      <Honeypot />
      <Send ref={button} type="submit" disabled={isSending}>
        {isSending ? 'Sending...' : 'Get Free Quote'}
      </Send>
      <FormPrivacy link={privacyLink}>{privacy}</FormPrivacy>
    </Form>
  )
}
