import Container from '@mui/material/Container'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { site } from '#data/company/site.ts'
import type { HomeSection } from '#data/homeSections.ts'
import { contact } from '#data/quote/contact.ts'
import { Band, Lead } from '../layout/Section.tsx'
import { Icon } from '../media/Icon.tsx'
import { PostalCheck } from './PostalCheck.tsx'
import { QuoteForm } from './QuoteForm.tsx'

const Columns = styled(Container)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2.5rem',
  [theme.breakpoints.down('sm')]: { gap: '1.25rem' },
  // On a phone the form comes before the details.
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '5fr 6fr',
    gridTemplateRows: 'auto 1fr',
    alignItems: 'start',
    gap: '1.25rem 5rem',
    '& > form, & > section': { gridArea: '1 / 2 / 3 / 3' },
  },
}))

const TextBlock = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.25rem',
  alignContent: 'start',
  '& > p': { color: theme.palette.common.onDarkMuted },
}))

const Phone = styled(Link)(({ theme: { palette, design } }) => ({
  justifySelf: 'start',
  padding: '.1em 0',
  // Outranks the white links of the dark ground.
  '&&': { color: palette.secondary.main },
  fontFamily: design.fonts.display,
  fontWeight: 850,
  // Enlarged text: the number fits a phone; with wider letters it wraps.
  fontSize: 'min(12vw, clamp(2.375rem, 1.7rem + 2.6vw, 3.75rem))',
  lineHeight: 1,
  letterSpacing: '-.04em',
  overflowWrap: 'anywhere',
  '&:hover': { textDecoration: 'underline', textDecorationThickness: '.05em' },
}))

const Details = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '.35rem',
  '& li': { display: 'flex', gap: '12px', alignItems: 'center' },
  '& li, & a': { minHeight: theme.design.size.touchTargetMin },
  // Enlarged text: the address fits a phone, a letter being some half as wide as high.
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    overflowWrap: 'anywhere',
    fontSize: `min(1em, ${140 / site.email.length}vw)`,
  },
}))

const Payment = styled('ul')(({ theme: { typography, palette, design } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.5rem',
  '& li': {
    padding: '.3rem .7rem',
    border: `1.5px solid ${palette.primary.light}`,
    borderRadius: design.corner.small,
    fontSize: typography.body2.fontSize,
    fontWeight: 600,
  },
}))

/** Contact details, postal check and quote form. Not a Section: the heading is in the left column. */
export function ContactSection() {
  return (
    <Band id={'contact' satisfies HomeSection} aria-label={contact.title} groundName="spruce">
      <Columns>
        <TextBlock>
          <h2>{contact.title}</h2>
          <Lead>{contact.lead}</Lead>
        </TextBlock>
        <QuoteForm />
        <TextBlock>
          <Phone href={`tel:${site.phone}`} underline="none">
            {site.phoneDotted}
          </Phone>
          <Details>
            <li>
              <Icon name="email" />
              <Link href={`mailto:${site.email}`}>{site.email}</Link>
            </li>
            <li>
              <Icon name="place" />
              {contact.area}
            </li>
            <li>
              <Icon name="schedule" />
              {contact.arrival}
            </li>
          </Details>
          <Payment aria-label="Payment methods">
            {site.paymentMethods.map((method) => (
              <li key={method}>{method}</li>
            ))}
          </Payment>
          {HAS_POSTAL_CHECK && <PostalCheck />}
        </TextBlock>
      </Columns>
    </Band>
  )
}
