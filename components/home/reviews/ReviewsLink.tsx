import styled from '@emotion/styled'
import { site } from '#data/company/site.ts'
import { Icon } from '../../media/Icon.tsx'

const Anchor = styled('a')(({ theme }) => ({
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
