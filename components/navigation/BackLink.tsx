import styled from '@emotion/styled'
import { Icon } from '../media/Icon.tsx'

const Anchor = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.4rem',
  minHeight: 44,
  fontWeight: 700,
})

/** A link to the page above. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Anchor href={to}>
      <Icon name="arrowBack" />
      <span>{children}</span>
    </Anchor>
  )
}
