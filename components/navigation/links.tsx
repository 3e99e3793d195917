import Grid from '@mui/material/Grid'
import Link from '@mui/material/Link'
import { type SxProps, styled, type Theme } from '@mui/material/styles'
import { Section } from '../layout/Section.tsx'
import { forcedEdge } from '../layout/styles.ts'
import { Icon } from '../media/Icon.tsx'

type LinkTile = { label: string; href: string }

type TilesProps = {
  columns: 3 | 4
  /** The ground behind the tiles. */
  on: 'page' | 'paper'
}

const look =
  (on: TilesProps['on']): SxProps<Theme> =>
  ({ palette, design }) => ({
    '& a': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: '.5rem',
      minHeight: 56,
      height: '100%',
      padding: '.25rem 1.1rem',
      borderRadius: `${design.corner.medium}px`,
      background: on === 'page' ? palette.background.paper : palette.background.default,
      color: palette.text.primary,
      fontWeight: 600,
      lineHeight: 1.25,
      ...forcedEdge,
    },
    '& a:hover': { boxShadow: `0 0 0 3px ${palette.secondary.main}` },
  })

/** Links as tiles; a link to another site has another icon. */
export function LinkTiles({ links, columns, on }: TilesProps & { links: readonly LinkTile[] }) {
  return (
    <Grid container component="ul" spacing={1} sx={look(on)}>
      {links.map(({ label, href }) => (
        <Grid key={href} component="li" size={{ xs: 12, sm: 6, md: 12 / columns }}>
          <Link href={href} underline="none" rel={href.startsWith('/') ? undefined : 'noopener'}>
            {label}
            <Icon name={href.startsWith('/') ? 'chevronRight' : 'openInNew'} />
          </Link>
        </Grid>
      ))}
    </Grid>
  )
}

type LinkSectionProps = Pick<TilesProps, 'columns'> & {
  title: string
  lead?: string | undefined
  links: readonly LinkTile[]
}

export function LinkSection({ title, lead, links, columns }: LinkSectionProps) {
  return (
    <Section title={title} lead={lead}>
      <LinkTiles links={links} columns={columns} on="page" />
    </Section>
  )
}

/** A link alone under a text, as high as a touch target. */
export const StandaloneLink = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.design.size.touchTargetMin,
}))

/** A link to the page above. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <StandaloneLink href={to} sx={{ gap: '.4rem', fontWeight: 700 }}>
      <Icon name="arrowBack" />
      <span>{children}</span>
    </StandaloneLink>
  )
}

const Small = styled('small')(({ theme }) => ({ color: theme.palette.text.secondary }))

/** The source of a statement, after it: "The Oshawa Express, 2020"; a link only if the full URL is known. */
export function Source({ text, url }: { text: string; url?: string | undefined }) {
  return <Small>(Source: {url ? <Link href={url}>{text}</Link> : text})</Small>
}
