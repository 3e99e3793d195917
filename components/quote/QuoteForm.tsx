import { styled } from '@mui/material/styles'
import type { ContactWording } from '#data/contact.ts'
import { paths } from '#data/paths.ts'
import { buttonStyle } from '../call-to-action/buttonStyle.ts'
import { Field } from './Field.tsx'
import { FormPrivacy } from './FormPrivacy.tsx'
import { Honeypot } from './Honeypot.tsx'

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

const Send = styled('button')(({ theme }) => buttonStyle('quote', theme))

type QuoteFormProps = Pick<ContactWording, 'formTitle' | 'messageHint' | 'privacy' | 'privacyLink'>

/** Posts to the server by itself: it works before the page is alive, and without JavaScript. */
export function QuoteForm({ formTitle, messageHint, privacy, privacyLink }: QuoteFormProps) {
  return (
    <Form method="post" action={paths.quotes} aria-label={formTitle}>
      <h3>{formTitle}</h3>
      <NameAndPhone>
        <Field label="Name" required>
          <input name="name" type="text" autoComplete="name" required />
        </Field>
        <Field label="Phone" required>
          <input name="phone" type="tel" inputMode="tel" autoComplete="tel" required />
        </Field>
      </NameAndPhone>
      <Field label="Email">
        <input name="email" type="email" inputMode="email" autoComplete="email" />
      </Field>
      <Field label="Message" required>
        <textarea name="message" rows={4} placeholder={messageHint} required />
      </Field>
      <Honeypot />
      <Send type="submit">Get Free Quote</Send>
      <FormPrivacy link={privacyLink}>{privacy}</FormPrivacy>
    </Form>
  )
}
