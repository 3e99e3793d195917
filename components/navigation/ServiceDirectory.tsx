import Grid from '@mui/material/Grid'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { paths } from '#data/paths.ts'
import { type CityServiceSummary, serviceGroups } from '#data/services/cityServices.ts'
import { PhoneFold } from '../blocks/PersistentAccordion.tsx'
import house from './group-house.svg'
import moving from './group-moving.svg'
import reno from './group-reno.svg'
import yard from './group-yard.svg'

const drawings: Record<CityServiceSummary['group'], string> = { yard, house, reno, moving }

const Group = styled(Grid)(({ theme: { palette, breakpoints, design } }) => ({
  '& h3': { display: 'flex', alignItems: 'center', gap: '.75rem' },
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
  },
  '& a:hover': {
    textDecoration: 'underline',
    textDecorationThickness: 3,
    textDecorationColor: palette.secondary.main,
  },
  '& .MuiCollapse-root:not([hidden]) li:last-child a': { borderBottom: 0 },
  [breakpoints.down('md')]: {
    position: 'relative',
    '& img': { position: 'absolute', top: 11, width: 72, pointerEvents: 'none' },
    // Beside the drawing. Enlarged text: the number stands below the title.
    '& > div > h3': { flexWrap: 'wrap', paddingLeft: 84 },
    '& small': { marginLeft: 'auto' },
  },
  // Two columns on a phone; one if the text is enlarged.
  [breakpoints.between(20, 'md')]: {
    '& ul': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '1.25rem' },
    '& a': { height: '100%' },
    // The link beside the last link, in two columns.
    '& .MuiCollapse-root:not([hidden]) li:nth-last-of-type(2):nth-of-type(odd) a': { borderBottom: 0 },
  },
  [breakpoints.up('md')]: {
    '& img': { width: '100%' },
    '& h3': { minHeight: 60, margin: '.75rem 0 .1rem' },
    '& ul': { paddingRight: '2rem' },
  },
}))

/** Every detailed service in its group, linked to the pages of one city; the drawings share one ground line. */
export function ServiceDirectory({ citySlug }: { citySlug: string }) {
  return (
    <Grid container columns={{ xs: 1, md: serviceGroups.length }}>
      {serviceGroups.map(({ group, title, services }, index) => (
        <Group key={group} size={1}>
          <img src={drawings[group]} alt="" width="320" height="170" loading="lazy" />
          <PhoneFold
            title={title}
            heading="h3"
            extra={<small aria-hidden="true">{services.length}</small>}
            isOpenAtFirst={index === 0}
          >
            <ul>
              {services.map(({ slug, name }) => (
                <li key={slug}>
                  <Link href={paths.cityService(citySlug, slug)} underline="hover">
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </PhoneFold>
        </Group>
      ))}
    </Grid>
  )
}
