import styled from '@emotion/styled'
import { cities } from '#data/cities/cities.ts'
import { paths } from '#data/paths.ts'
import { SiteLink } from '../navigation/SiteLink.tsx'

const Chips = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: '.5rem' })

const Chip = styled(SiteLink)(({ theme: { palette, design } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: design.size.touchTargetMin,
  padding: '0 1.05rem',
  borderRadius: design.corner.chip,
  border: `1.5px solid ${palette.control}`,
  background: palette.background.paper,
  color: palette.text.primary,
  fontWeight: 600,
  fontSize: '1rem',
  textDecoration: 'none',
  '&:hover': {
    background: palette.primary.main,
    borderColor: palette.primary.main,
    color: palette.primary.contrastText,
  },
}))

/** The towns, west to east, each leading to its own page. */
export function TownChips() {
  return (
    <nav aria-label="Towns">
      <Chips>
        {cities.map(({ slug, name }) => (
          <li key={slug}>
            <Chip to={paths.city(slug)}>{name}</Chip>
          </li>
        ))}
      </Chips>
    </nav>
  )
}
