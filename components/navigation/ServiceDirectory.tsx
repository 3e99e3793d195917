import styled from '@emotion/styled'
import { paths } from '#data/paths.ts'
import type { Lot } from '#data/services/city/cityServiceRecord.ts'
import { cityServices, lots } from '#data/services/city/cityServices.ts'
import house from './art/lot-house.svg'
import moving from './art/lot-moving.svg'
import reno from './art/lot-reno.svg'
import yard from './art/lot-yard.svg'
import { ServiceLot } from './ServiceLot.tsx'

const drawings: Record<Lot, string> = { yard, house, reno, moving }

const Street = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'grid',
  // The drawings share one ground line, so nothing stands between them.
  [breakpoints.up('md')]: { gridTemplateColumns: 'repeat(4, 1fr)' },
}))

/** Every detailed service in its four lots, linked to the pages of one city. */
export function ServiceDirectory({ citySlug }: { citySlug: string }) {
  return (
    <Street>
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
    </Street>
  )
}
