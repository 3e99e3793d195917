import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { Section } from '../layout/Section.tsx'
import { forcedEdge } from '../layout/styles.ts'
import { Icon } from '../media/Icon.tsx'

type LinkTile = { label: string; href: string }

type TilesProps = {
  columns: 3 | 4
  /** The ground behind the tiles. */
  on: 'page' | 'paper'
}

const Tiles = styled('ul', { shouldForwardProp: (prop) => prop !== 'columns' && prop !== 'on' })<TilesProps>(
  ({ theme: { palette, breakpoints, design }, columns, on }) => ({
    display: 'grid',
    gap: '.5rem',
    // Two columns on a phone; one if the text is enlarged.
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
    [breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
    [breakpoints.up('md')]: { gridTemplateColumns: `repeat(${columns}, 1fr)` },
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
    [breakpoints.down('sm')]: {
      '& a': { padding: '.4rem .75rem' },
      '& a[href^="/"] svg': { display: 'none' },
    },
  }),
)

/** Links as tiles; a link to another site has another icon. */
export function LinkTiles({ links, columns, on }: TilesProps & { links: readonly LinkTile[] }) {
  return (
    <Tiles columns={columns} on={on}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <Link href={href} underline="none" rel={href.startsWith('/') ? undefined : 'noopener'}>
            {label}
            <Icon name={href.startsWith('/') ? 'chevronRight' : 'openInNew'} />
          </Link>
        </li>
      ))}
    </Tiles>
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
