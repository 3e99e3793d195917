import { styled } from '@mui/material/styles'
import type { HomePage } from '#data/pages/home.ts'
import { Stars } from '../../media/Stars.tsx'

const Score = styled('div')(({ theme: { typography, design } }) => ({
  display: 'grid',
  gap: '.5rem',
  alignContent: 'start',
  fontFamily: design.fonts.display,
  '& > p:first-of-type': {
    display: 'flex',
    alignItems: 'end',
    gap: '1rem',
    fontSize: typography.h3.fontSize,
    fontWeight: 760,
  },
  '& p b': {
    fontWeight: 880,
    fontSize: 'clamp(5rem, 3rem + 7vw, 8.5rem)',
    lineHeight: 0.8,
    letterSpacing: '-.05em',
  },
  '& svg': { width: 34, height: 34 },
  '& li': { ...typography.h3 },
}))

/** The rating in figures and stars, and what the reviews add up to. */
export function ReviewScore({ rating, counts }: Pick<HomePage['reviews'], 'rating' | 'counts'>) {
  return (
    <Score>
      <p>
        <b>{`${rating.start} `}</b>
        {rating.rest}
      </p>
      <Stars />
      <ul>
        {counts.map((count) => (
          <li key={count}>{count}</li>
        ))}
      </ul>
    </Score>
  )
}
