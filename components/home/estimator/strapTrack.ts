import { alpha, type Theme } from '@mui/material/styles'

declare module 'react' {
  interface CSSProperties {
    /** Filled part of a track. */
    '--fill'?: `${number}%`
  }
}

/** A track with a strap drawn over it up to --fill. */
export function strapTrack({ palette, design }: Theme) {
  const seam = alpha(palette.text.primary, 0.45)
  return {
    height: 20,
    borderRadius: `${design.corner.badge}px`,
    background: [
      `linear-gradient(transparent 3px, ${seam} 3px 4px, transparent 4px calc(100% - 4px), ${seam} calc(100% - 4px) calc(100% - 3px), transparent calc(100% - 3px))`,
      `linear-gradient(90deg, transparent var(--fill), ${palette.background.sunken} var(--fill))`,
      design.pattern.weave,
      palette.secondary.main,
    ].join(', '),
    boxShadow: `inset 0 0 0 1px ${alpha(palette.text.primary, 0.35)}`,
    // Forced colours would hide the fill.
    forcedColorAdjust: 'none' as const,
  }
}
