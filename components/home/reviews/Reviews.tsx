import { styled } from '@mui/material/styles'
import { site } from '#data/company/site.ts'
import type { HomePage } from '#data/pages/home.ts'
import { reviewsPortal } from '#data/pages/reviewsPortal.ts'
import { Lead, Section } from '../../layout/Section.tsx'
import { Icon } from '../../media/Icon.tsx'
import { Stars } from '../../media/Stars.tsx'
import { StandaloneLink } from '../../navigation/StandaloneLink.tsx'
import { ReviewsBox, ReviewsPortal } from './ReviewsPortal.tsx'

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '2rem',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '4fr 8fr', gap: '4rem' },
}))

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

/** The score, and the reviews in the portal's frame or behind a link. We never copy reviews. */
export function Reviews({ title, rating, counts, text, link }: HomePage['reviews']) {
  const wayThere = (
    <StandaloneLink
      href={site.reviewsSite.url}
      rel="noopener"
      sx={{ gap: '.4rem', marginTop: 1, fontWeight: 700 }}
    >
      {link}
      <Icon name="openInNew" />
    </StandaloneLink>
  )
  const words = (
    <>
      <Lead>{text}</Lead>
      {wayThere}
    </>
  )
  return (
    <Section id="reviews" title={title} ground="paper">
      <Columns>
        <div>
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
          {reviewsPortal && wayThere}
        </div>
        {reviewsPortal ? (
          <ReviewsPortal {...reviewsPortal}>{words}</ReviewsPortal>
        ) : (
          <ReviewsBox>{words}</ReviewsBox>
        )}
      </Columns>
    </Section>
  )
}
