import styled from '@emotion/styled'

/** Buttons side by side; below each other, full width, on a phone. */
export const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.875rem',
  [theme.breakpoints.down('sm')]: { '& > *': { width: '100%' } },
}))
