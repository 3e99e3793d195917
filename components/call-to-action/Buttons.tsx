import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'

/** Buttons side by side; below each other, full width, on a phone. */
export const Buttons = styled(Stack)(({ theme }) => ({
  flexFlow: 'row wrap',
  gap: '.875rem',
  [theme.breakpoints.down('sm')]: { '& > *': { width: '100%' } },
}))
