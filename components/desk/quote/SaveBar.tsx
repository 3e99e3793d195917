import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { deskWording } from '#data/desk/deskWording.ts'
import { shortViewport } from '../../layout/styles.ts'
import { barSpace } from '../frame/barSpace.ts'
import type { JobFormState } from './useJobForm.ts'

const { quote: wording } = deskWording

const Bar = styled('div')(({ theme: { palette, breakpoints, design } }) => ({
  position: 'sticky',
  zIndex: 2,
  bottom: 'calc(64px + env(safe-area-inset-bottom))',
  display: 'flex',
  gap: '.5rem',
  margin: '0 -1rem -1rem',
  padding: '.75rem 1rem',
  borderRadius: `0 0 ${design.corner.medium}px ${design.corner.medium}px`,
  background: palette.background.paper,
  borderTop: `1px solid ${palette.divider}`,
  [breakpoints.up('md')]: { bottom: 0 },
  '& [type=submit]': { flexGrow: 1 },
  // Always in sight: focusing a button must not scroll the page for the height kept free (frame/DeskFrame.tsx).
  '& button': { scrollMarginBottom: -barSpace },
  [shortViewport]: { position: 'static' },
}))

/** Save and Discard, shown while there are unsaved edits. */
export function SaveBar({ form: { isUnsaved, isSaving, discard } }: { form: JobFormState }) {
  if (!isUnsaved && !isSaving) return null
  return (
    <Bar data-saves="">
      <Button type="submit" variant="primary" disabled={isSaving}>
        {isSaving ? wording.saving : wording.save}
      </Button>
      <Button onClick={discard} disabled={isSaving}>
        {wording.discard}
      </Button>
    </Bar>
  )
}
