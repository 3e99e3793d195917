import { styled } from '@mui/material/styles'
import type { HomePage } from '#data/pages/home.ts'

const Tag = styled('p')(({ theme: { palette, breakpoints, design } }) => ({
  position: 'absolute',
  zIndex: 3,
  right: 16,
  top: -26,
  minWidth: 178,
  // Enlarged text: as wide as its price.
  width: 'min-content',
  padding: '.8rem 1rem .85rem 2.5rem',
  background: `radial-gradient(circle 7px at 21px 50%, ${palette.kraft.deep} 0 6.2px, transparent 7px), ${design.pattern.flute}, ${palette.kraft.main}`,
  clipPath: 'polygon(16px 0, 100% 0, 100% 100%, 16px 100%, 0 72%, 0 28%)',
  transform: 'rotate(-2.5deg)',
  fontSize: '.875rem',
  fontWeight: 600,
  lineHeight: 1.15,
  textTransform: 'lowercase',
  '& b': {
    display: 'block',
    fontFamily: design.fonts.display,
    fontWeight: 850,
    fontSize: '2.5rem',
    lineHeight: 0.95,
    letterSpacing: '-.03em',
  },
  // Printed without backgrounds, the text would lie on the photo.
  '@media print': {
    '&&': {
      position: 'static',
      width: 'auto',
      padding: `.5rem ${design.space.gutter}`,
      clipPath: 'none',
      transform: 'none',
    },
  },
  [breakpoints.up('md')]: {
    left: -40,
    right: 'auto',
    top: 72,
    minWidth: 208,
    padding: '1rem 1.1rem 1.05rem 2.75rem',
    fontSize: '1.0625rem',
    '& b': { fontSize: '3.125rem' },
  },
  [breakpoints.up('lg')]: { left: -88 },
}))

/** The cardboard tag on the hero's photo. */
export function PriceTag({ start, rest, note }: HomePage['hero']['priceTag']) {
  return (
    <Tag>
      {`${start} `}
      <b>{`${rest} `}</b>
      {note}
    </Tag>
  )
}
