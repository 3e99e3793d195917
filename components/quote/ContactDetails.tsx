import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { site } from '#data/company/site.ts'
import { Icon } from '../media/Icon.tsx'

const Phone = styled(Link)(({ theme: { palette, design } }) => ({
  justifySelf: 'start',
  padding: '.1em 0',
  color: palette.secondary.main,
  fontFamily: design.fonts.display,
  fontWeight: 850,
  fontSize: 'clamp(2.375rem, 1.7rem + 2.6vw, 3.75rem)',
  lineHeight: 1,
  letterSpacing: '-.04em',
  whiteSpace: 'nowrap',
  '&:hover': { textDecoration: 'underline', textDecorationThickness: '.05em' },
}))

const Details = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: '.35rem',
  '& li': { display: 'flex', gap: '.75rem', alignItems: 'center' },
  '& li, & a': { minHeight: theme.design.size.touchTargetMin },
  '& a': { display: 'inline-flex', alignItems: 'center' },
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

type ContactDetailsProps = {
  area: string
  arrival: string
}

/** Phone, email, where and when we come, and how to pay. */
export function ContactDetails({ area, arrival }: ContactDetailsProps) {
  return (
    <>
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
          {area}
        </li>
        <li>
          <Icon name="schedule" />
          {arrival}
        </li>
      </Details>
      <Payment aria-label="Payment methods">
        {site.paymentMethods.map((method) => (
          <li key={method}>{method}</li>
        ))}
      </Payment>
    </>
  )
}
