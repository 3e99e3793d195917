import AccordionDetails from '@mui/material/AccordionDetails'
import Grid from '@mui/material/Grid'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { paths } from '#data/paths.ts'
import { type CityServiceSummary, serviceGroups } from '#data/services/cityServices.ts'
import { PersistentAccordion, PersistentSummary } from '../blocks/PersistentAccordion.tsx'
import { Tooltip } from '../tooltips/Tooltip.tsx'
import house from './group-house.svg'
import moving from './group-moving.svg'
import reno from './group-reno.svg'
import yard from './group-yard.svg'

const drawings: Record<CityServiceSummary['group'], string> = { yard, house, reno, moving }

/** One group. On a phone the accordion's button lies over the heading. On wide screens the list is always open. */
const Group = styled(Grid)(({ theme: { palette, breakpoints, design } }) => ({
  '& img': { width: '100%' },
  '& h3': { display: 'flex', alignItems: 'center', gap: '.75rem', minHeight: 60 },
  '& small': {
    fontFamily: design.fonts.body,
    fontWeight: 500,
    fontSize: '1rem',
    letterSpacing: 0,
    color: palette.text.secondary,
  },
  '& .MuiAccordion-root:last-of-type': { border: 0 },
  '& .MuiAccordionDetails-root': { padding: 0, color: 'inherit' },
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
    borderBottom: `1px solid ${palette.divider}`,
    '& img': { maxWidth: 360, marginInline: 'auto' },
    '& small': { marginLeft: 'auto', marginRight: '36px' },
    '& button': { justifyContent: 'flex-end', minHeight: 60, marginTop: '-60px' },
    '& .MuiAccordionDetails-root': { paddingBottom: '1.5rem' },
    '& ul': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '1.25rem' },
    '& a': { height: '100%' },
    // The link beside the last link, in two columns.
    '& .MuiCollapse-root:not([hidden]) li:nth-last-of-type(2):nth-of-type(odd) a': { borderBottom: 0 },
    '@media screen and (scripting: enabled)': {
      '&:has([hidden]) img': { display: 'none' },
    },
  },
  [breakpoints.down('sm')]: { '& img': { maxWidth: 230 } },
  [breakpoints.up('md')]: {
    '& h3': { margin: '.75rem 0 .1rem' },
    '& button': { display: 'none' },
    '& .MuiCollapse-root[hidden]': { display: 'block', contentVisibility: 'visible' },
    '& .MuiAccordionDetails-root': { paddingRight: '2rem' },
  },
}))

/** Every detailed service in its group, linked to the pages of one city; the drawings share one ground line. */
export function ServiceDirectory({ citySlug }: { citySlug: string }) {
  return (
    <Grid container columns={{ xs: 1, md: serviceGroups.length }}>
      {serviceGroups.map(({ group, title, services }, index) => (
        <Group key={group} size={1}>
          <img src={drawings[group]} alt="" width="320" height="170" loading="lazy" />
          <h3>
            {title} <small aria-hidden="true">{services.length}</small>
          </h3>
          <PersistentAccordion name={group} isOpenAtFirst={index === 0} slots={{ heading: 'div' }}>
            <Tooltip label={title}>
              <PersistentSummary />
            </Tooltip>
            <AccordionDetails>
              <ul>
                {services.map(({ slug, name }) => (
                  <li key={slug}>
                    <Link href={paths.cityService(citySlug, slug)} underline="hover">
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </AccordionDetails>
          </PersistentAccordion>
        </Group>
      ))}
    </Grid>
  )
}
