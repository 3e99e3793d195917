import Alert, { type AlertProps } from '@mui/material/Alert'
import IconButton, { type IconButtonProps } from '@mui/material/IconButton'
import { Drawing } from '../../media/Icon.tsx'
import { Tooltip } from '../../tooltips/Tooltip.tsx'
import sprite from './deskIcons.svg?no-inline'

// A sprite of the desk's own: another drawing in the site's sprite would change every page.

export type DeskIconName =
  | 'add'
  | 'arrowBack'
  | 'business'
  | 'call'
  | 'check'
  | 'chevronLeft'
  | 'chevronRight'
  | 'close'
  | 'directions'
  | 'edit'
  | 'email'
  | 'error'
  | 'expandMore'
  | 'inbox'
  | 'localShipping'
  | 'map'
  | 'more'
  | 'move'
  | 'offline'
  | 'people'
  | 'photo'
  | 'place'
  | 'print'
  | 'schedule'
  | 'search'
  | 'signOut'
  | 'sms'
  | 'today'
  | 'warning'
  | 'week'

/** A drawing beside words that say the same, so assistive technology skips it. */
export function DeskIcon({ name, size = 24 }: { name: DeskIconName; size?: number }) {
  return (
    <Drawing aria-hidden="true" style={{ width: size, height: size }}>
      <use href={`${sprite}#${name}`} />
    </Drawing>
  )
}

type IconActionProps = IconButtonProps & { label: string; icon: DeskIconName; href?: string }

/** A button or a link of an icon alone; a tooltip has its label. */
export const IconAction = ({ label, icon, ...props }: IconActionProps) => (
  <Tooltip label={label}>
    <IconButton {...props}>
      <DeskIcon name={icon} />
    </IconButton>
  </Tooltip>
)

/** A box with an icon; screen readers read it at once unless it has another role. */
export const Notice = ({
  icon = 'warning',
  ...props
}: Omit<AlertProps, 'icon'> & { icon?: DeskIconName }) => (
  <Alert severity="warning" icon={<DeskIcon name={icon} />} {...props} />
)
