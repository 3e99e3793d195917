import { styled } from '@mui/material/styles'
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

const Ticks = styled('ul', { shouldForwardProp: (prop) => prop !== 'columns' })<{ columns: 1 | 2 }>(
  ({ theme: { palette, breakpoints }, columns }) => ({
    display: 'grid',
    columnGap: '1rem',
    // Two columns on a phone; one if the text is enlarged.
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
    [breakpoints.up('sm')]: { columnGap: '3rem', gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
    '& li': {
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
      [breakpoints.down('sm')]: { gap: '.5rem', minHeight: 46 },
    },
  }),
)

type TickListProps = {
  items: readonly string[]
  icon?: IconName
  columns?: 1 | 2
}

/** A ruled list with a tick before each item. */
export function TickList({ items, icon = 'check', columns = 1 }: TickListProps) {
  return (
    <Ticks columns={columns}>
      {items.map((item) => (
        <li key={item}>
          <Icon name={icon} />
          {item}
        </li>
      ))}
    </Ticks>
  )
}
