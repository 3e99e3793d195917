import { alpha, styled, type Theme } from '@mui/material/styles'
import buckle from './buckle.svg'
import { forcedEdge } from './styles.ts'

/** The ratchet strap across the page, under a hero. */
export const Strap = styled('div')(({ theme: { palette, design } }) => {
  const edge = palette.secondary.dark
  const seam = alpha(palette.text.primary, 0.5)
  return {
    position: 'relative',
    zIndex: 2,
    height: design.size.strapHeight,
    boxShadow: design.shadow.strap,
    '@media print': { display: 'none' },
    ...forcedEdge,
    background: `linear-gradient(${edge} 0 2px, transparent 2px 5px, ${seam} 5px 6.5px, transparent 6.5px calc(100% - 6.5px), ${seam} calc(100% - 6.5px) calc(100% - 5px), transparent calc(100% - 5px) calc(100% - 2px), ${edge} calc(100% - 2px)), ${design.pattern.weave}, ${palette.secondary.main}`,
  }
})

/** The strap with its buckle where the hero's photo begins. */
export const BuckledStrap = styled(Strap)(({ theme }) => ({
  '&::after': {
    content: '""',
    position: 'absolute',
    top: '50%',
    right: theme.design.space.gutter,
    transform: 'translateY(-50%)',
    width: 96,
    height: 58,
    background: `url(${buckle})`,
    [theme.breakpoints.up('md')]: { right: 'auto', left: 'calc(52.5% - 48px)' },
  },
}))

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
