import styled from '@emotion/styled'
import { forcedEdge } from './forcedEdge.ts'
import { translucent } from './translucent.ts'

/** The ratchet strap across the page, under a hero. */
export const Strap = styled('div')(({ theme: { palette, design } }) => {
  const edge = palette.secondary.dark
  const seam = translucent(palette.text.primary, 0.5)
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
