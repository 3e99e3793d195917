import { styled } from '@mui/material/styles'
import { route } from '#data/cities/route.ts'
import wave from './art/lake.svg'

const Water = styled('div')(({ theme: { palette, breakpoints, design } }) => ({
  display: 'none',
  [breakpoints.up('md')]: {
    display: 'grid',
    placeItems: 'end center',
    height: 96,
    paddingBottom: 18,
    // Drawn up into the padding of the section above, so that the cities stand on the shore.
    marginTop: `calc(54px - ${design.space.section})`,
    background: `url(${wave}) repeat-x center bottom`,
    color: palette.lake.main,
    fontWeight: 600,
    fontSize: '1.0625rem',
    lineHeight: 1.2,
  },
}))

/** Closes the section that holds the route line, on large screens. */
export function Lake() {
  return route.lake ? <Water aria-hidden="true">{route.lake}</Water> : null
}
