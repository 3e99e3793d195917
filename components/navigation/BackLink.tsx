import { Icon } from '../media/Icon.tsx'
import { StandaloneLink } from './StandaloneLink.tsx'

/** A link to the page above. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <StandaloneLink href={to} sx={{ gap: '.4rem', fontWeight: 700 }}>
      <Icon name="arrowBack" />
      <span>{children}</span>
    </StandaloneLink>
  )
}
