import Card from '@mui/material/Card'
import CardActions from '@mui/material/CardActions'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import type { CityCard as City } from '#data/cities/cityCards.ts'
import { paths } from '#data/paths.ts'
import { QuoteButton } from '../call-to-action/QuoteButton.tsx'
import { TickList } from '../layout/TickList.tsx'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { StandaloneLink } from '../navigation/StandaloneLink.tsx'

/** A city with its three highlights, a link to its page and a quote button. */
export function CityCard({ city }: { city: City }) {
  return (
    <Card>
      <CardContent>
        <h3>{city.name}</h3>
        <Typography color="textSecondary">{city.description}</Typography>
        <TickList items={city.highlights} />
      </CardContent>
      <CardActions>
        <QuoteButton label="Get Quote" to={paths.serviceAreasContact} />
        <StandaloneLink href={paths.city(city.slug)} sx={{ fontWeight: 700 }}>
          Learn More <VisuallyHidden as="span">about {city.name}</VisuallyHidden>
        </StandaloneLink>
      </CardActions>
    </Card>
  )
}
