import IconButton from '@mui/material/IconButton'
import { Tooltip } from '../../tooltips/Tooltip.tsx'
import { DeskIcon } from '../icons/DeskIcon.tsx'

type StepLinkProps = { icon: 'chevronLeft' | 'chevronRight'; label: string; href: string; edge?: 'start' }

/** An arrow to the day, week or month before or after. */
export const StepLink = ({ icon, label, ...link }: StepLinkProps) => (
  <Tooltip label={label}>
    <IconButton {...link}>
      <DeskIcon name={icon} />
    </IconButton>
  </Tooltip>
)
