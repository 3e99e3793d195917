import styled from '@emotion/styled'
import type { Lot } from '#data/cityServices/cityServiceRecord.ts'
import { cityServices, lots } from '#data/cityServices/cityServices.ts'
import { paths } from '#data/paths.ts'
import house from './art/lot-house.svg'
import moving from './art/lot-moving.svg'
import reno from './art/lot-reno.svg'
import yard from './art/lot-yard.svg'
import { SiteLink } from './SiteLink.tsx'

const drawings: Record<Lot, string> = { yard, house, reno, moving }

const Street = styled('div')(({ theme: { palette, breakpoints, design } }) => ({
  display: 'grid',
  gap: '2rem',
  '& img': { width: '100%', maxWidth: 360 },
  '& h3': { display: 'flex', alignItems: 'center', gap: '.75rem', minHeight: 60 },
  '& small': {
    fontFamily: design.fonts.body,
    fontWeight: 500,
    fontSize: '1rem',
    letterSpacing: 0,
    color: palette.text.secondary,
  },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    padding: '.35rem 0',
    borderBottom: `1px solid ${palette.divider}`,
    color: 'inherit',
    fontWeight: 500,
    lineHeight: 1.25,
    textDecoration: 'none',
  },
  '& li:last-child a': { borderBottom: 0 },
  '& a:hover': {
    textDecoration: 'underline',
    textDecorationThickness: 3,
    textDecorationColor: palette.secondary.main,
  },
  [breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr', columnGap: '2.5rem' },
  // The drawings share one ground line, so nothing stands between them.
  [breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(4, 1fr)',
    gap: 0,
    '& img': { maxWidth: 'none' },
    '& h3': { marginTop: '.75rem' },
    '& ul': { paddingRight: '2rem' },
  },
}))

/** Every detailed service in its four lots, linked to the pages of one city. */
export function ServiceDirectory({ citySlug }: { citySlug: string }) {
  return (
    <Street>
      {lots.map(({ lot, title }) => {
        const services = cityServices.filter((service) => service.lot === lot)
        return (
          <div key={lot}>
            <img src={drawings[lot]} alt="" width="320" height="170" loading="lazy" />
            <h3>
              {title} <small>{services.length}</small>
            </h3>
            <ul>
              {services.map(({ slug, name }) => (
                <li key={slug}>
                  <SiteLink to={paths.cityService(citySlug, slug)}>{name}</SiteLink>
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </Street>
  )
}
