import styled from '@emotion/styled'
import { Icon } from '../media/Icon.tsx'
import { Tooltip } from '../tooltips/Tooltip.tsx'

const Button = styled('button')(({ theme: { palette, design } }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 56,
  height: 56,
  padding: 0,
  // Seen where colours are forced.
  border: '2px solid transparent',
  borderRadius: design.corner.medium,
  background: palette.common.white,
  color: palette.text.primary,
  cursor: 'pointer',
  '&:focus-visible': { borderRadius: design.corner.medium },
  '& svg': { width: 32, height: 32 },
}))

const icons = { back: 'chevronLeft', on: 'chevronRight' } as const

type ArrowButtonProps = { direction: keyof typeof icons; label: string; onClick: () => void }

/** A white square with an arrow, on dark. */
export function ArrowButton({ direction, label, onClick }: ArrowButtonProps) {
  return (
    <Tooltip label={label}>
      <Button type="button" onClick={onClick}>
        <Icon name={icons[direction]} />
      </Button>
    </Tooltip>
  )
}
