import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { Icon } from '../media/Icon.tsx'
import { Tooltip } from '../tooltips/Tooltip.tsx'

const Square = styled(IconButton)(({ theme: { palette } }) => ({
  width: 56,
  height: 56,
  // Visible in forced-colours mode.
  border: '2px solid transparent',
  color: palette.text.primary,
  '&, &:hover': { background: palette.common.white },
  '& svg': { width: 32, height: 32 },
}))

type ArrowButtonProps = { icon: 'chevronLeft' | 'chevronRight'; label: string; onClick: () => void }

/** A white square with an arrow, for a dark ground. */
export function ArrowButton({ icon, label, onClick }: ArrowButtonProps) {
  return (
    <Tooltip label={label}>
      <Square onClick={onClick}>
        <Icon name={icon} />
      </Square>
    </Tooltip>
  )
}
