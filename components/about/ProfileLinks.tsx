import styled from '@emotion/styled'
import { profileLinks } from '#data/profileLinks.ts'
import { Icon } from '../layout/Icon.tsx'
import { Section } from '../layout/Section.tsx'

const Links = styled('ul')(({ theme: { palette, breakpoints } }) => ({
  display: 'grid',
  columnGap: 'clamp(1.5rem, 4vw, 5rem)',
  '& a': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '1rem',
    minHeight: 64,
    borderTop: `1px solid ${palette.divider}`,
    fontWeight: 600,
  },
  [breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, 1fr)' },
}))

/** Where else the company can be seen: its social profiles and the reviews site. */
export function ProfileLinks({ title }: { title: string }) {
  return (
    <Section title={title}>
      <Links>
        {profileLinks.map(({ label, address }) => (
          <li key={label}>
            <a href={address} rel="noopener">
              {label}
              <Icon name="openInNew" />
            </a>
          </li>
        ))}
      </Links>
    </Section>
  )
}
