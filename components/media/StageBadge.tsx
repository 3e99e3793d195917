import { styled } from '@mui/material/styles'

export type Stage = 'BEFORE' | 'AFTER'

/** In the corner of a photo: BEFORE on the left, AFTER on the right. */
export const StageBadge = styled('b')<{ stage: Stage }>(({ theme: { palette, design }, stage }) => ({
  ...design.type.badge,
  position: 'absolute',
  bottom: 12,
  padding: '.32rem .65rem',
  borderRadius: design.corner.badge,
  lineHeight: 1.2,
  // The link or slider under it reaches to the photo's edges.
  pointerEvents: 'none',
  printColorAdjust: 'exact',
  WebkitPrintColorAdjust: 'exact',
  // Outranks the printed page's own rules.
  '@media print': { '&&': { background: 'white !important' } },
  ...(stage === 'BEFORE'
    ? { left: 12, background: palette.text.primary, color: palette.common.white }
    : { right: 12, background: palette.secondary.main, color: palette.secondary.contrastText }),
}))
