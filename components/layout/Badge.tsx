import styled from '@emotion/styled'
import { forcedEdge } from './colours.ts'

/** A small label over a title: white on spruce. */
export const Badge = styled('p')(({ theme: { palette, design } }) => ({
  ...design.type.badge,
  justifySelf: 'start',
  padding: '.4rem .7rem',
  borderRadius: design.corner.badge,
  background: palette.primary.main,
  color: palette.primary.contrastText,
  lineHeight: 1.2,
  ...forcedEdge,
}))
