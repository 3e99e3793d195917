import styled from '@emotion/styled'

export type Moment = 'BEFORE' | 'AFTER'

/** Says in the corner of a photo whether the job is still to be done; BEFORE on the left, AFTER on the right. */
export const MomentBadge = styled('b', {
  // Asked about a prop of its own, emotion takes no "as" for itself unless it is told to.
  shouldForwardProp: (prop) => prop !== 'moment' && prop !== 'as',
})<{ moment: Moment }>(({ theme: { palette, design }, moment }) => ({
  ...design.type.badge,
  position: 'absolute',
  bottom: 12,
  padding: '.32rem .65rem',
  borderRadius: design.corner.badge,
  lineHeight: 1.2,
  // What lies under it, a link or a slider, reaches to the photo's edges.
  pointerEvents: 'none',
  printColorAdjust: 'exact',
  WebkitPrintColorAdjust: 'exact',
  ...(moment === 'BEFORE'
    ? { left: 12, background: palette.text.primary, color: palette.common.white }
    : { right: 12, background: palette.secondary.main, color: palette.secondary.contrastText }),
}))
