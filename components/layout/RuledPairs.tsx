import styled from '@emotion/styled'

/** A ruled list of terms and descriptions in two columns. */
export const RuledPairs = styled('dl')(({ theme: { palette, breakpoints } }) => ({
  '& > div': { padding: '.8rem 0', borderTop: `1px solid ${palette.divider}` },
  '& dt': { fontWeight: 700 },
  [breakpoints.up('sm')]: {
    '& > div': { display: 'grid', gridTemplateColumns: '10.5rem 1fr', gap: '.25rem 1rem' },
  },
}))
