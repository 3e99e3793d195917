import Grid from '@mui/material/Grid'
import { type SxProps, styled, type Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { IconName } from '#data/iconNames.ts'
import { Icon } from '../media/Icon.tsx'

const List = styled('dl')(({ theme: { palette, breakpoints } }) => ({
  '& > div': { padding: '.8rem 0', borderTop: `1px solid ${palette.divider}` },
  '& dt': { fontWeight: 700 },
  [breakpoints.up('sm')]: {
    '& > div': { display: 'grid', gridTemplateColumns: '10.5rem 1fr', gap: '.25rem 1rem' },
  },
}))

/** A ruled list of terms and descriptions in two columns. */
export function RuledPairs({ pairs }: { pairs: readonly (readonly [term: string, text: ReactNode])[] }) {
  return (
    <List>
      {pairs.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </List>
  )
}

const tickedRow: SxProps<Theme> = ({ palette, breakpoints }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: '.75rem',
  minHeight: 50,
  padding: '.35rem 0',
  borderTop: `1px solid ${palette.divider}`,
  fontWeight: 500,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  '& svg': { color: palette.primary.main },
  // Two beside each other on a phone; one if the text is enlarged.
  [breakpoints.down('sm')]: { minHeight: 46, minWidth: 'min(100%, 8.5rem)', flexGrow: 1 },
})

type TickListProps = {
  items: readonly string[]
  icon?: IconName
  columns?: 1 | 2
  /** Number of columns on a phone; two only if every item is a word or two. */
  phoneColumns?: 1 | 2
}

/** A ruled list with a tick before each item. */
export function TickList({ items, icon = 'check', columns = 1, phoneColumns = 1 }: TickListProps) {
  return (
    <Grid
      container
      component="ul"
      columnSpacing={{ xs: '1rem', sm: '3rem' }}
      columns={{ xs: phoneColumns, sm: columns }}
    >
      {items.map((item) => (
        <Grid key={item} component="li" size={1} sx={tickedRow}>
          <Icon name={icon} />
          {item}
        </Grid>
      ))}
    </Grid>
  )
}
