import Stack from '@mui/material/Stack'
import type { SxProps, Theme } from '@mui/material/styles'
import type { CityServicePage } from '#data/pages/cityServicePage.ts'
import { forcedEdge } from '../layout/styles.ts'
import { RouteSection } from '../navigation/RouteSection.tsx'

const look: SxProps<Theme> = ({ palette, design }) => ({
  flexFlow: 'row wrap',
  marginBottom: '2.5rem',
  '& li': {
    padding: '.5rem .9rem',
    borderRadius: `${design.corner.small}px`,
    background: palette.background.paper,
    fontWeight: 500,
    ...forcedEdge,
  },
})

/** The city's neighbourhoods, and its place on the route line. For pages of city services. */
export function Coverage({ city, wording }: Pick<CityServicePage, 'city' | 'wording'>) {
  return (
    <RouteSection citySlug={city.slug} title={wording.coverageTitle}>
      <Stack component="ul" spacing=".35rem" sx={look}>
        {city.neighbourhoods.map((neighbourhood) => (
          <li key={neighbourhood}>{neighbourhood}</li>
        ))}
      </Stack>
    </RouteSection>
  )
}
