import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import type { HomeSection } from '#data/paths.ts'
import { contact } from '#data/quote/contact.ts'
import { ground, Lead } from '../layout/Section.tsx'
import { ContactDetails } from './ContactDetails.tsx'
import { PostalCheck } from './PostalCheck.tsx'
import { QuoteForm } from './QuoteForm.tsx'

// Not a Section: its heading stands in the left column, the form begins beside it.
const Band = styled('section')(({ theme }) => ({
  ...ground('spruce', theme),
  paddingBlock: theme.design.space.section,
}))

const Columns = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: '2.5rem',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '5fr 6fr', alignItems: 'start', gap: '5rem' },
}))

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '1.25rem',
  alignContent: 'start',
  '& > p': { color: theme.palette.common.onDarkMuted },
}))

/** The ways to reach us, whether we come, and the quote form. */
export function ContactSection() {
  return (
    <Band id={'contact' satisfies HomeSection} aria-label={contact.title}>
      <Columns>
        <Words>
          <h2>{contact.title}</h2>
          <Lead>{contact.lead}</Lead>
          <ContactDetails area={contact.area} arrival={contact.arrival} />
          <PostalCheck />
        </Words>
        <QuoteForm {...contact} />
      </Columns>
    </Band>
  )
}
