import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { hasModifier, type Modifiers } from '../layout/browserEvents.ts'
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

type Key = Modifiers & Pick<KeyboardEvent, 'key'>

/** 1 or -1 for an arrow key, 0 for any other key. 0 with a modifier, which the browser handles: Alt and left go back. */
export function arrowStep(event: Key): -1 | 0 | 1 {
  if (hasModifier(event)) return 0
  if (event.key === 'ArrowRight') return 1
  return event.key === 'ArrowLeft' ? -1 : 0
}

/** The index within `count`, wrapped at both ends. */
export const wrapIndex = (index: number, count: number): number => ((index % count) + count) % count
