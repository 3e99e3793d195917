import styled from '@emotion/styled'
import type { JunkRemovalPage } from '#data/pages/junkRemoval.ts'
import { paths } from '#data/paths.ts'
import { Section } from '../layout/Section.tsx'
import { Icon } from '../media/Icon.tsx'

const Cards = styled('ul')(({ theme: { palette, breakpoints, design } }) => ({
  display: 'grid',
  gap: '1rem',
  '& a': {
    display: 'grid',
    gap: '.6rem',
    alignContent: 'start',
    height: '100%',
    padding: 'clamp(1.25rem, 2vw, 1.75rem)',
    borderRadius: design.corner.large,
    background: palette.background.paper,
    color: palette.text.primary,
    textDecoration: 'none',
  },
  '& a:hover': { boxShadow: `0 0 0 3px ${palette.secondary.main}` },
  '& svg': { width: 40, height: 40, color: palette.primary.main },
  '& p': { color: palette.text.secondary },
  [breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  [breakpoints.up('md')]: { gridTemplateColumns: 'repeat(4, 1fr)' },
}))

type ServiceCardsProps = { title: string; cards: JunkRemovalPage['serviceCards'] }

/** A card for each service, linked to its page. */
export function ServiceCards({ title, cards }: ServiceCardsProps) {
  return (
    <Section title={title}>
      <Cards>
        {cards.map(({ name, text, directService, icon }) => (
          <li key={name}>
            <a href={paths.directService(directService)}>
              <Icon name={icon} />
              <h3>{name}</h3>
              <p>{text}</p>
            </a>
          </li>
        ))}
      </Cards>
    </Section>
  )
}
