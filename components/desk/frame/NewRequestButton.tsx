import Button from '@mui/material/Button'
import { deskPaths } from '#data/desk/deskPaths.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import { DeskIcon } from './DeskIcon.tsx'

/** For the head of the list, a day and the week: a caller is written down from each of them. */
export const NewRequestButton = () => (
  <Button
    href={deskPaths.newQuote}
    startIcon={<DeskIcon name="add" />}
    sx={{ '@media print': { display: 'none' } }}
  >
    {deskWording.screens.newQuote}
  </Button>
)
