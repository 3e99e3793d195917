import styled from '@emotion/styled'
import type { IconName } from '#data/iconNames.ts'
import { Icon } from '../media/Icon.tsx'

type ListProps = {
  columns?: 1 | 2
  /** Two only if every item is a word or two. */
  phoneColumns?: 1 | 2
}

const List = styled('ul', {
  shouldForwardProp: (prop) => prop !== 'columns' && prop !== 'phoneColumns',
})<ListProps>(({ theme: { palette, breakpoints }, columns = 1, phoneColumns = 1 }) => ({
  display: 'grid',
  ...(phoneColumns === 2 && { gridTemplateColumns: '1fr 1fr', columnGap: '1rem' }),
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: '.75rem',
    minHeight: 50,
    padding: '.35rem 0',
    borderTop: `1px solid ${palette.divider}`,
    fontWeight: 500,
    lineHeight: 1.3,
  },
  '& svg': { color: palette.primary.main },
  [breakpoints.up('sm')]: columns === 2 ? { gridTemplateColumns: '1fr 1fr', columnGap: '3rem' } : {},
}))

type TickListProps = ListProps & { items: readonly string[]; icon?: IconName }

/** Ruled rows, a tick before each. */
export function TickList({ items, icon = 'check', ...look }: TickListProps) {
  return (
    <List {...look}>
      {items.map((item) => (
        <li key={item}>
          <Icon name={icon} />
          {item}
        </li>
      ))}
    </List>
  )
}
