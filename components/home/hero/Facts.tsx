import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import type { SplitClaim } from '#data/pages/home.ts'

const Ground = styled('div')(({ theme }) => ({ background: theme.palette.background.paper }))

const List = styled('ul')(({ theme: { typography, palette, breakpoints, design } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '1.5rem 1.25rem',
  paddingTop: '2.25rem',
  '& li': {
    display: 'grid',
    gap: '.3rem',
    alignContent: 'start',
    fontSize: typography.body2.fontSize,
    lineHeight: 1.35,
    color: palette.text.secondary,
  },
  '& b': {
    ...design.type.fact,
    // Enlarged text: two stand beside each other on a phone.
    fontSize: `min(7.5vw, ${design.type.fact.fontSize})`,
    color: palette.text.primary,
    whiteSpace: 'nowrap',
  },
  [breakpoints.down('sm')]: {
    '& li': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& li:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
  },
  [breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  [breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(5, auto)',
    justifyContent: 'space-between',
    paddingTop: '2.75rem',
    '& b': { whiteSpace: 'normal' },
  },
}))

/** Short claims in a row, the start of each set large. */
export function Facts({ facts }: { facts: readonly SplitClaim[] }) {
  return (
    <Ground>
      <Container>
        <List>
          {facts.map(({ start, rest }) => (
            <li key={start}>
              <b>{`${start} `}</b>
              {rest}
            </li>
          ))}
        </List>
      </Container>
    </Ground>
  )
}
