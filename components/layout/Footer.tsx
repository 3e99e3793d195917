import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { legalLinks, quickLinks } from '#data/company/navigation.ts'
import { companyLine, site } from '#data/company/site.ts'
import { fillTemplate } from '#data/fillTemplate.ts'
import { paths, siteLinksId } from '#data/paths.ts'
import { allCitiesLabel, cityLinks, listedCities } from '#data/places/route.ts'
import { directServices } from '#data/services/directServices.ts'
import { PhoneFold } from '../blocks/PersistentAccordion.tsx'
import { Icon } from '../media/Icon.tsx'
import { Logo } from '../media/Logo.tsx'
import { Tooltip } from '../tooltips/Tooltip.tsx'
import { ActionBar } from './ActionBar.tsx'
import { forcedEdge, ringOnDark } from './styles.ts'

const Ground = styled('footer')(({ theme }) => ({
  background: theme.palette.primary.darker,
  color: theme.palette.common.white,
  padding: theme.spacing(7, 0, 4),
  // The room of the bar with the actions, which is away where the page ends with the contact section.
  boxShadow: `0 6rem ${theme.palette.primary.darker}`,
  [theme.breakpoints.down('sm')]: { paddingTop: theme.spacing(5) },
  fontSize: '1rem',
  '--logo-ground': theme.palette.common.white,
  '--logo-ink': theme.palette.primary.main,
  '@media print': { padding: '1rem 0 0', '& h2, & ul, & [href^="tel:"]': { display: 'none !important' } },
  ...ringOnDark(theme),
}))

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.5rem',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1.4fr .9fr .9fr 2.4fr 1.15fr', gap: '2rem' },
  '@media print': { display: 'block' },
}))

const Legal = styled('div')(({ theme: { palette, breakpoints, spacing } }) => ({
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
  [breakpoints.down('sm')]: { marginTop: spacing(3), '& > p:first-of-type': { minHeight: 24 } },
  '@media print': { marginTop: 0 },
}))

const allCitiesLink = allCitiesLabel ? [{ label: allCitiesLabel, href: paths.serviceAreas }] : []
const { demolitionSite, poweredBy } = site
const demolitionLinks = demolitionSite ? [{ label: demolitionSite.name, href: demolitionSite.url }] : []
const serviceLinks = directServices.map(({ slug, name }) => ({
  label: name,
  href: paths.directService(slug),
}))
const contactLinks = [
  { label: site.phoneBracketed, href: `tel:${site.phone}` },
  { label: site.email, href: `mailto:${site.email}` },
  { label: `${site.region} ${site.province}` },
  ...site.openingHours.map(({ shown }) => ({ label: shown })),
  { label: 'View All Areas', href: paths.serviceAreas },
]

/** The footer, with links to every page, and the bar of a phone. */
export function Footer() {
  return (
    <>
      <Ground>
        <Container>
          <Columns>
            <FooterAbout />
            <FooterColumn id={siteLinksId} title="Quick links" links={[...quickLinks, ...demolitionLinks]} />
            <Folds>
              <FooterColumn
                title="Service areas"
                links={[...cityLinks(listedCities()), ...allCitiesLink]}
                isFolded
              />
              <FooterColumn title="Services" links={serviceLinks} isWide isFolded />
            </Folds>
            <FooterColumn title="Contact" links={contactLinks} />
          </Columns>
          <Legal>
            <p>
              {/* fillTemplate adds no second full stop to a name that ends with "Ltd." */}
              {fillTemplate(`© ${site.copyrightYear} {legalName}. All rights reserved.`, {
                legalName: site.legalName,
              })}
            </p>
            {poweredBy && (
              <p>
                Powered by <Link href={poweredBy.url}>{poweredBy.name}</Link>
              </p>
            )}
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
      <ActionBar />
    </>
  )
}

/** The folded lists: one below the other without a gap, or two of the columns. */
const Folds = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { display: 'contents' },
  '@media print': { display: 'none' },
}))

/** One rule for all columns, and a class for the wide one: styles that depend on props would be written once for each column. */
const Column = styled('div')(({ theme }) => ({
  // Twice: the fold has styles of its own.
  '&& h2': {
    fontFamily: theme.design.fonts.body,
    fontWeight: 700,
    fontSize: '1.0625rem',
    lineHeight: 1.3,
    letterSpacing: 0,
    color: theme.palette.secondary.main,
  },
  '& li svg': { width: 18, height: 18 },
  '&& > div': { borderColor: theme.palette.primary.main },
  '& li': { breakInside: 'avoid' },
  '& li > *': {
    display: 'flex',
    alignItems: 'center',
    gap: '.4rem',
    minHeight: 44,
    color: theme.palette.common.white,
    textDecoration: 'none',
    lineHeight: 1.25,
    // A long email address wraps anywhere.
    overflowWrap: 'anywhere',
  },
  '& a[href^="tel:"]': { whiteSpace: 'nowrap' },
  '& a:hover': { textDecoration: 'underline' },
  [theme.breakpoints.down('sm')]: {
    // Two columns, or three of short labels; one if the text is enlarged.
    '& ul': { columns: '6.5rem 2', columnGap: '1.5rem' },
    [`&#${siteLinksId} ul`]: { columns: '6.6rem 3', columnGap: '1rem' },
  },
  [theme.breakpoints.between('sm', 'md')]: { '& ul': { columns: 4 } },
  [theme.breakpoints.up('md')]: {
    '&.wide ul': { columns: 2, columnGap: '1.5rem' },
    '& h2': { marginBottom: '.35rem' },
  },
}))

type FooterColumnProps = {
  id?: string
  title: string
  isWide?: boolean
  /** Whether a small screen shows the title alone. */
  isFolded?: boolean
  links: readonly { label: string; href?: string }[]
}

/** A titled list of links, plain text where there is no URL; a wide list has two columns on a large screen. */
function FooterColumn({ id, title, isWide = false, isFolded = false, links }: FooterColumnProps) {
  const list = (
    <ul>
      {links.map(({ label, href }) => (
        <li key={label}>
          {href ? (
            <Link href={href}>
              {label}
              {href.startsWith('http') && <Icon name="openInNew" />}
            </Link>
          ) : (
            <span>{label}</span>
          )}
        </li>
      ))}
    </ul>
  )
  return (
    <Column id={id} className={isWide ? 'wide' : undefined}>
      {isFolded ? (
        <PhoneFold title={title} heading="h2">
          {list}
        </PhoneFold>
      ) : (
        <>
          <h2>{title}</h2>
          {list}
        </>
      )}
    </Column>
  )
}

const Block = styled('div')(({ theme: { palette, breakpoints } }) => ({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: '1rem',
  justifyItems: 'start',
  alignContent: 'start',
  '& p': { color: palette.common.onDarkMuted, maxWidth: '32em' },
  // The icons beside the number, where there is room for both.
  [breakpoints.between(23.75, 'sm')]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    '& > p': { width: '100%' },
  },
  [breakpoints.up('md')]: { gridColumn: 'auto' },
}))

const Call = styled(Button)({
  gap: '.45rem',
  minHeight: 48,
  padding: '0 clamp(.25rem, 50vw - 8rem, 1.1rem)',
  boxShadow: 'none',
  fontSize: '1.0625rem',
  lineHeight: 'inherit',
  '& svg': { width: 18, height: 18 },
})

const Social = styled('ul')(({ theme: { palette, design } }) => ({
  display: 'flex',
  gap: '.5rem',
  '& li > *': {
    display: 'grid',
    placeItems: 'center',
    width: 48,
    height: 48,
    borderRadius: design.corner.medium,
    background: palette.primary.dark,
    color: palette.common.white,
    ...forcedEdge,
  },
}))

/** The company, its phone, and the social icons; an icon without a URL is inert and hidden from assistive technology. */
function FooterAbout() {
  return (
    <Block>
      <Logo sx={{ display: 'flex', minHeight: 44 }} />
      <p>{companyLine}</p>
      <Call href={`tel:${site.phone}`}>
        <Icon name="phone" />
        {site.phoneDotted}
      </Call>
      {site.socialLinks.length > 0 && (
        <Social aria-label="Social media">
          {site.socialLinks.map(({ name, icon, url }) => (
            <li key={name} aria-hidden={url ? undefined : true}>
              {url ? (
                <Tooltip label={name}>
                  <IconButton href={url}>
                    <Icon name={icon} />
                  </IconButton>
                </Tooltip>
              ) : (
                <span>
                  <Icon name={icon} />
                </span>
              )}
            </li>
          ))}
        </Social>
      )}
    </Block>
  )
}
