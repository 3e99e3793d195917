import { deskWording } from '#data/desk/deskWording.ts'
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx'

/** The label of a link whose badge shows a number. Material UI hides badges from screen readers. */
export const LinkLabel = ({ label, unread }: { label: string; unread: number }) => (
  <>
    {label}
    {unread > 0 && <VisuallyHidden as="span"> {deskWording.notRead(unread)}</VisuallyHidden>}
  </>
)
