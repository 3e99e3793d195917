import Container from '@mui/material/Container'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { allCitiesLabel, listedCities } from '#data/cities/route.ts'
import { legalLinks, quickLinks } from '#data/company/navigation.ts'
import { site } from '#data/company/site.ts'
import { paths } from '#data/paths.ts'
import { directServices } from '#data/services/direct/directServices.ts'
import { siteLinksId } from '../layout/siteLinksId.ts'
import { Icon } from '../media/Icon.tsx'
import { FooterAbout } from './FooterAbout.tsx'
import { FooterColumn, FooterLink } from './FooterColumn.tsx'

const Ground = styled('footer')(({ theme: { palette, spacing } }) => ({
  background: palette.primary.darker,
  color: palette.common.white,
  padding: spacing(7, 0, 4),
  fontSize: '1rem',
  '--logo-ground': palette.common.white,
  '--logo-ink': palette.primary.main,
  '--logo-box': palette.secondary.main,
  '--logo-tape': palette.text.primary,
  '@media print': { padding: 0, '& h2, & ul': { display: 'none !important' } },
  '& :focus-visible': { outlineColor: palette.common.white, boxShadow: `0 0 0 3px ${palette.focus}` },
}))

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '2.25rem 1.5rem',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1.4fr .9fr .9fr 2.4fr 1.15fr', gap: '2rem' },
}))

const Legal = styled('div')(({ theme: { palette, spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 2rem',
  marginTop: spacing(5),
  paddingTop: spacing(2.5),
  borderTop: `1px solid ${palette.primary.main}`,
  color: palette.common.onDarkMuted,
  fontSize: '.9375rem',
  '& a': { color: 'inherit' },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '0 1.25rem' },
  '& li a, & p': { display: 'inline-flex', alignItems: 'center', gap: '.3em', minHeight: 44 },
}))

/** Every way on from every page. */
export function Footer() {
  return (
    <Ground id={siteLinksId}>
      <Container>
        <Columns>
          <FooterAbout />
          <FooterColumn title="Quick links">
            {quickLinks.map(({ label, href }) => (
              <FooterLink key={label} href={href}>
                {label}
              </FooterLink>
            ))}
            <FooterLink href={site.demolitionSite.url}>
              {site.demolitionSite.name}
              <Icon name="openInNew" />
            </FooterLink>
          </FooterColumn>
          <FooterColumn title="Service areas">
            {listedCities().map(({ slug, name }) => (
              <FooterLink key={slug} href={paths.city(slug)}>
                {name}
              </FooterLink>
            ))}
            {allCitiesLabel && <FooterLink href={paths.serviceAreas}>{allCitiesLabel}</FooterLink>}
          </FooterColumn>
          <FooterColumn title="Services" wide>
            {directServices.map(({ slug, name }) => (
              <FooterLink key={slug} href={paths.directService(slug)}>
                {name}
              </FooterLink>
            ))}
          </FooterColumn>
          <FooterColumn title="Contact">
            <FooterLink href={`tel:${site.phone}`}>{site.phoneBracketed}</FooterLink>
            <FooterLink href={`mailto:${site.email}`}>{site.email}</FooterLink>
            <FooterLink>{`${site.region} ${site.province}`}</FooterLink>
            {site.openingHours.map(({ shown }) => (
              <FooterLink key={shown}>{shown}</FooterLink>
            ))}
            <FooterLink href={paths.serviceAreas}>View All Areas</FooterLink>
          </FooterColumn>
        </Columns>
        <Legal>
          <p>{`© ${site.copyrightYear} ${site.legalName}. All rights reserved.`}</p>
          <p>
            Powered by <Link href={site.poweredBy.url}>{site.poweredBy.name}</Link>
          </p>
          <ul>
            {legalLinks.map(({ label, href }) => (
              <li key={label}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </Legal>
      </Container>
    </Ground>
  )
}
