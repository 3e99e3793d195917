import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

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
