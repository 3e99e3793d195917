import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import { styled, type Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useId, useState } from 'react'
import { bookingWording } from '#data/desk/bookingWording.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import { useLive } from '../data/DeskData.tsx'
import type { SheetFormState } from '../data/useSheetForm.ts'
import { goToNextField, submits } from './DeskField.tsx'
import { IconAction, Notice } from './DeskIcon.tsx'

const { changes } = deskWording

const paper = ({ palette, design, breakpoints }: Theme) => ({
  width: '100%',
  maxWidth: 640,
  maxHeight: '92dvh',
  // The buttons at its end cover no focused field.
  scrollPaddingBottom: 96,
  marginInline: 'auto',
  padding: 0,
  borderRadius: `${design.corner.large}px ${design.corner.large}px 0 0`,
  background: palette.background.paper,
  [breakpoints.up('md')]: { maxHeight: '88vh' },
})

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '.5rem',
  padding: '.75rem .75rem 0 1rem',
  '& h2': { fontSize: '1.25rem', lineHeight: 1.2, overflowWrap: 'anywhere' },
})

const Form = styled('form')(({ theme: { palette } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1rem',
  padding: '.75rem 1rem 0',
  '& > footer': {
    position: 'sticky',
    zIndex: 1,
    bottom: 0,
    display: 'grid',
    gap: '.5rem',
    margin: '0 -1rem',
    padding: '.75rem 1rem calc(.75rem + env(safe-area-inset-bottom))',
    background: palette.background.paper,
    borderTop: `1px solid ${palette.divider}`,
  },
}))

type SheetProps = ReturnType<typeof useSheet> & { title: string; children: ReactNode }

/** A sheet that is open while it is mounted. @param onClose called when it has left the screen; until then it catches a second tap */
export function useSheet(onClose: () => void) {
  const [isOpen, setOpen] = useState(true)
  return { isOpen, close: () => setOpen(false), onClose }
}

/** A sheet from the lower edge, within a thumb's reach. */
export function Sheet({ title, isOpen, close, onClose, children }: SheetProps) {
  const [opener] = useState(() => document.activeElement)
  const titleId = useId()
  const isReduced = useMediaQuery('(prefers-reduced-motion: reduce)')
  function leave() {
    onClose()
    returnFocus(opener)
  }
  return (
    <Drawer
      anchor="bottom"
      // Material UI returns the focus to the opener alone, which may be disabled by now.
      disableRestoreFocus
      open={isOpen}
      onClose={close}
      transitionDuration={isReduced ? 0 : { enter: 180, exit: 300 }}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId, sx: paper },
        transition: { onExited: leave },
      }}
    >
      <Head>
        <h2 id={titleId}>{title}</h2>
        <IconAction label={changes.close} icon="close" onClick={close} />
      </Head>
      {children}
    </Drawer>
  )
}

/** To the opener; to the heading above it while it is disabled, and to the title of the screen when it is gone. */
function returnFocus(opener: Element | null): void {
  const area = opener?.isConnected
    ? opener.closest('form, section, main')
    : document.getElementById('content')
  const heading = area?.querySelector('h1, h2')
  const target = opener?.matches(':disabled') || !opener?.isConnected ? heading : opener
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}

type SheetFormProps = {
  /** What it edits, if anything. */
  form?: SheetFormState
  /** The name for screen readers, where the title of the sheet does not do. */
  label?: string
  onSubmit: () => void
  /** On the button, which stays in sight at the end. */
  action: string
  isHeld?: boolean
  children: ReactNode
}

/** The form of a sheet. */
export const SheetForm = ({ form, label, onSubmit, action, isHeld = false, children }: SheetFormProps) => (
  <Form aria-label={label} onKeyDown={goToNextField} {...submits(onSubmit)}>
    {form && <Notices form={form} />}
    {children}
    <footer>
      <Button type="submit" variant="primary" disabled={isHeld || form?.isSaving === true}>
        {form?.isSaving ? changes.saving : action}
      </Button>
    </footer>
  </Form>
)

/** Why nothing can be sent, or was not: no connection, a refusal, or somebody who was first. */
function Notices({ form: { conflict, failure } }: { form: SheetFormState }) {
  const isOffline = useLive().failure === 'offline'
  return (
    <>
      {conflict && (
        <Notice icon="people">
          <strong>{bookingWording.conflictTitle(conflict.person)}</strong> {bookingWording.conflict}
          {conflict.lines.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </Notice>
      )}
      {(failure || isOffline) && (
        <Notice icon={isOffline ? 'offline' : 'error'}>{failure || bookingWording.offline}</Notice>
      )}
    </>
  )
}
