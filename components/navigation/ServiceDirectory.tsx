import Grid from '@mui/material/Grid'
import { paths } from '#data/paths.ts'
import type { Lot } from '#data/services/city/cityServiceRecord.ts'
import { cityServices, lots } from '#data/services/city/cityServices.ts'
import house from './art/lot-house.svg'
import moving from './art/lot-moving.svg'
import reno from './art/lot-reno.svg'
import yard from './art/lot-yard.svg'
import { ServiceLot } from './ServiceLot.tsx'

const drawings: Record<Lot, string> = { yard, house, reno, moving }

/** Every detailed service in its four lots, linked to the pages of one city; the drawings share one ground line. */
export function ServiceDirectory({ citySlug }: { citySlug: string }) {
  return (
    <Grid container>
      {lots.map(({ lot, title }, index) => (
        <ServiceLot
          key={lot}
          title={title}
          drawing={drawings[lot]}
          isOpen={index === 0}
          services={cityServices
            .filter((service) => service.lot === lot)
            .map(({ slug, name }) => ({ name, href: paths.cityService(citySlug, slug) }))}
        />
      ))}
    </Grid>
  )
}
