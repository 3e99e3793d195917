import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { site } from '#data/company/site.ts'
import { Icon } from '../../media/Icon.tsx'

const Anchor = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.4rem',
  minHeight: theme.design.size.touchTargetMin,
  marginTop: theme.spacing(1),
  fontWeight: 700,
}))

/** Leads to the site the reviews were written on. */
export function ReviewsLink({ children }: { children: string }) {
  return (
    <Anchor href={site.reviewsSite.url} rel="noopener">
      {children}
      <Icon name="openInNew" />
    </Anchor>
  )
}
