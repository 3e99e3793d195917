import styled from '@emotion/styled'
import { forcedEdge } from '../layout/colours.ts'
import { Section } from '../layout/Section.tsx'
import { Icon } from '../media/Icon.tsx'

type LinkTile = { label: string; href: string }

type TilesProps = {
  columns: 3 | 4
  /** The ground the tiles stand out from. */
  on: 'page' | 'paper'
}

const Tiles = styled('ul', { shouldForwardProp: (prop) => prop !== 'columns' && prop !== 'on' })<TilesProps>(
  ({ theme: { palette, breakpoints, design }, columns, on }) => ({
    display: 'grid',
    gap: '.5rem',
    '& a': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: '.5rem',
      minHeight: 56,
      height: '100%',
      padding: '.25rem 1.1rem',
      borderRadius: design.corner.medium,
      background: on === 'page' ? palette.background.paper : palette.background.default,
      color: palette.text.primary,
      fontWeight: 600,
      lineHeight: 1.25,
      textDecoration: 'none',
      ...forcedEdge,
    },
    '& a:hover': { boxShadow: `0 0 0 3px ${palette.secondary.main}` },
    [breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
    [breakpoints.up('md')]: {
      gridTemplateColumns: `repeat(${columns}, 1fr)`,
      // The last one does not stand alone in its row.
      [`& li:last-child:nth-of-type(${columns}n + 1)`]: { gridColumn: '1 / -1' },
    },
  }),
)

/** Links as tiles; a link to another site has another icon. */
export function LinkTiles({ links, ...look }: TilesProps & { links: readonly LinkTile[] }) {
  return (
    <Tiles {...look}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href} rel={href.startsWith('/') ? undefined : 'noopener'}>
            {label}
            <Icon name={href.startsWith('/') ? 'chevronRight' : 'openInNew'} />
          </a>
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

/** A section of link tiles. */
export function LinkSection({ title, lead, links, columns }: LinkSectionProps) {
  return (
    <Section title={title} lead={lead}>
      <LinkTiles links={links} columns={columns} on="page" />
    </Section>
  )
}
