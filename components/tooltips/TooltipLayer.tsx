import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { placeTooltip, tooltipGap } from './placeTooltip.ts'
import { watchTooltips } from './watchTooltips.ts'

const appear = keyframes({ from: { opacity: 0 } })

const Bubble = styled('div')(({ theme: { palette, typography, design } }) => ({
  ...typography.body2,
  position: 'fixed',
  inset: 'auto',
  width: 'max-content',
  maxWidth: 'min(20rem, calc(100vw - 1rem))',
  margin: 0,
  padding: '.3rem .7rem',
  // Seen on a dark ground, and where colours are forced.
  border: `1px solid ${palette.text.secondary}`,
  borderRadius: design.corner.small,
  background: palette.text.primary,
  color: palette.common.white,
  fontWeight: 600,
  overflow: 'visible',
  overflowWrap: 'anywhere',
  animation: `${appear} ${design.move.fast}`,
  // The way from the control to the tooltip belongs to it, its edge included: a pointer that goes there does not leave.
  '&::before': { content: '""', position: 'absolute', inset: -tooltipGap - 2, zIndex: -1 },
}))

/** The one tooltip there can be, above everything else. Its words are the control's own name, so it is not read out. */
export function TooltipLayer({ first, since }: { first: HTMLElement; since: number }) {
  const bubble = useRef<HTMLDivElement>(null)
  const [control, setControl] = useState<HTMLElement>()
  const [start] = useState({ first, since })

  useEffect(() => {
    if (bubble.current) return watchTooltips(bubble.current, setControl, start)
  }, [start])

  useLayoutEffect(() => {
    const shown = bubble.current
    if (!control || !shown) return
    shown.showPopover()
    placeTooltip(shown, control)
    return () => shown.hidePopover()
  }, [control])

  return (
    <Bubble ref={bubble} popover="manual" aria-hidden="true">
      {control?.getAttribute('aria-label')}
    </Bubble>
  )
}
