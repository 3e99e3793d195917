import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { fillTemplate } from '#data/fillTemplate.ts'
import { paths } from '#data/paths.ts'
import { allCitiesLabel, listedCities, listedCityCount, route } from '#data/places/route.ts'
import { PhoneFold } from '../blocks/PersistentAccordion.tsx'
import { Section } from '../layout/Section.tsx'
import { forcedEdge } from '../layout/styles.ts'
import wave from './lake.svg'
import { StandaloneLink } from './links.tsx'

/** Whether the cities stand side by side on large screens: more than eight would overlap, and are listed as on phones. */
const isSideBySide = listedCityCount <= 8

/** Where the strap starts and ends on large screens: in the middle of the first and the last city. */
const halfCity = `${50 / listedCityCount}%`

const Road = styled('nav')(({ theme: { palette, breakpoints, design } }) => ({
  '& ol': { position: 'relative', display: 'grid', gridAutoColumns: 'minmax(0, 1fr)' },
  '& ol::before': {
    content: '""',
    position: 'absolute',
    left: 10,
    top: 22,
    bottom: 22,
    width: 12,
    background: `${design.pattern.weave}, ${palette.secondary.main}`,
    boxShadow: `inset 2px 0 0 ${palette.secondary.dark}, inset -2px 0 0 ${palette.secondary.dark}`,
    '@media print': { display: 'none' },
    ...forcedEdge,
  },
  '& a': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minHeight: 48,
    paddingLeft: 48,
    color: 'inherit',
    fontWeight: 600,
    // Enlarged text: a long name is broken.
    overflowWrap: 'anywhere',
  },
  '& a:hover': { textDecoration: 'underline' },
  '& a::before': {
    content: '""',
    position: 'absolute',
    left: 5,
    width: 22,
    height: 22,
    borderRadius: '50%',
    border: `4px solid ${palette.text.primary}`,
    background: palette.background.paper,
  },
  '& a[aria-current]': {
    fontFamily: design.fonts.display,
    fontWeight: 820,
    fontSize: 'min(7.5vw, 1.375rem)',
    lineHeight: 1,
    letterSpacing: '-.02em',
  },
  '& a[aria-current]::before': {
    left: 1,
    width: 30,
    height: 30,
    borderWidth: 8,
    borderColor: palette.primary.main,
  },
  [isSideBySide ? breakpoints.up('md') : '@media not all']: {
    '& ol': { gridAutoFlow: 'column', gridAutoColumns: '1fr' },
    '& ol::before': {
      left: halfCity,
      right: halfCity,
      top: 14,
      bottom: 'auto',
      width: 'auto',
      height: 16,
      boxShadow: `inset 0 2px 0 ${palette.secondary.dark}, inset 0 -2px 0 ${palette.secondary.dark}`,
    },
    '& a': {
      justifyContent: 'center',
      alignItems: 'flex-start',
      minHeight: 96,
      padding: '58px 0 0',
      textAlign: 'center',
      overflowWrap: 'break-word',
    },
    '& a::before': { left: 'calc(50% - 14px)', top: 8, width: 28, height: 28 },
    '& a[aria-current]::before': {
      left: 'calc(50% - 22px)',
      top: 0,
      width: 44,
      height: 44,
      borderWidth: 12,
    },
  },
  [breakpoints.up('lg')]: {
    '& a': { fontSize: '1.125rem' },
    '& a[aria-current]': { fontSize: '1.75rem' },
  },
}))

const Water = styled('div')(({ theme: { palette, breakpoints, design } }) => ({
  display: 'none',
  [breakpoints.up('md')]: {
    display: 'grid',
    placeItems: 'end center',
    height: 96,
    paddingBottom: 18,
    // Overlaps the padding of the section above, so that the cities stand on the shore.
    marginTop: `calc(54px - ${design.space.section})`,
    background: `url(${wave}) repeat-x center bottom`,
    color: palette.lake.main,
    fontWeight: 600,
    fontSize: '1.0625rem',
    lineHeight: 1.2,
  },
}))

type RouteSectionProps = {
  citySlug: string
  /** A title in place of the section's own title and lead. */
  title?: string
  children?: ReactNode
}

/** The cities on the strap in the order of the road, the page’s own city larger; closed by the lake on large screens. */
export function RouteSection({ citySlug, title, children }: RouteSectionProps) {
  const { pathname } = useLocation()
  const current = pathname === paths.city(citySlug) ? 'page' : 'true'
  const listed = listedCities(citySlug)
  const city = listed.find(({ slug }) => slug === citySlug)?.name ?? ''
  return (
    <>
      <Section title={title ?? route.title} lead={title === undefined ? route.lead : undefined}>
        {children}
        <PhoneFold title={fillTemplate(route.folded, { city })}>
          <Road aria-label={route.label}>
            <ol>
              {listed.map(({ slug, name }) => (
                <li key={slug}>
                  <Link
                    href={paths.city(slug)}
                    underline="hover"
                    aria-current={slug === citySlug ? current : undefined}
                  >
                    {name}
                  </Link>
                </li>
              ))}
            </ol>
          </Road>
        </PhoneFold>
        {allCitiesLabel && (
          <p>
            <StandaloneLink href={paths.serviceAreas}>{allCitiesLabel}</StandaloneLink>
          </p>
        )}
      </Section>
      {route.lake && <Water aria-hidden="true">{route.lake}</Water>}
    </>
  )
}
