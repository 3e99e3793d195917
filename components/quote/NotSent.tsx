import Container from '@mui/material/Container'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { site } from '#data/company/site.ts'
import { paths } from '#data/paths.ts'
import { attributesOf, notSent, placeholder } from '#data/quote/notSent.ts'
import { Band } from '../layout/Section.tsx'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { withoutScript } from '../session/stubContract.ts'
import { QuoteForm } from './QuoteForm.tsx'

const Column = styled('div')(({ theme: { palette } }) => ({
  display: 'grid',
  gap: '1.5rem',
  maxWidth: '44rem',
  // The server marks the fields (server/quotes/formAnswers.ts).
  '& [aria-invalid=true] ~ fieldset': { borderWidth: 2, borderColor: palette.error.main },
  '& a[href^="tel:"]': { whiteSpace: 'nowrap' },
}))

const Reasons = styled('div')(({ theme: { palette, design } }) => ({
  padding: '1rem 1.25rem',
  borderLeft: `6px solid ${palette.error.main}`,
  borderRadius: design.corner.medium,
  background: palette.background.paper,
  color: palette.text.primary,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  // Each reason leads to its field.
  '& a': { display: 'block', padding: '.25rem 0', color: 'inherit' },
}))

/** The template of the answer to a form that was sent without JavaScript and not stored (data/quote/notSent.ts). */
export const NotSent = () => (
  <Band aria-label={notSent.title} groundName="spruce">
    <Container>
      {/* This page has no script: the form shows its folded fields, also to a browser with JavaScript. */}
      <Column {...withoutScript}>
        <h1>{notSent.title}</h1>
        <VisuallyHidden as="h2">{notSent.reasons}</VisuallyHidden>
        <Reasons role="alert">
          <ul>
            <li>{placeholder('reasons')}</li>
          </ul>
        </Reasons>
        <p>
          {placeholder('hint')} <Link href={`tel:${site.phone}`}>{site.phoneBracketed}</Link>.
        </p>
        <div {...attributesOf('form')}>
          <QuoteForm isTemplate />
        </div>
        <p>
          <Link href={paths.home}>{notSent.home}</Link>
        </p>
      </Column>
    </Container>
  </Band>
)
