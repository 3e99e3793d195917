import styled from '@emotion/styled'
import type { CityCard as Card } from '#data/cities/cityCards.ts'
import { paths } from '#data/paths.ts'
import { QuoteButton } from '../call-to-action/QuoteButton.tsx'
import { TickList } from '../layout/TickList.tsx'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'

const Box = styled('li')(({ theme: { palette, design } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: '1rem',
  padding: 'clamp(1.25rem, 2vw, 1.75rem)',
  borderRadius: design.corner.large,
  background: palette.background.paper,
}))

const Description = styled('p')(({ theme }) => ({ color: theme.palette.text.secondary }))

// At the foot of the card, so that the buttons of a row are aligned.
const Links = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '.5rem 1.25rem',
  marginTop: 'auto',
  '& > :last-child': { display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 700 },
})

/** A city with its three highlights, a link to its page and a quote button. */
export function CityCard({ city }: { city: Card }) {
  return (
    <Box>
      <h3>{city.name}</h3>
      <Description>{city.description}</Description>
      <TickList items={city.highlights} />
      <Links>
        <QuoteButton label="Get Quote" to={paths.serviceAreasContact} />
        <a href={paths.city(city.slug)}>
          Learn More <VisuallyHidden as="span">about {city.name}</VisuallyHidden>
        </a>
      </Links>
    </Box>
  )
}
