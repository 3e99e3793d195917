import { styled } from '@mui/material/styles'
import type { HomePage } from '#data/pages/home.ts'
import { reviewsPortal } from '#data/pages/reviewsPortal.ts'
import { Lead, Section } from '../../layout/Section.tsx'
import { ReviewScore } from './ReviewScore.tsx'
import { ReviewsBox } from './ReviewsBox.tsx'
import { ReviewsLink } from './ReviewsLink.tsx'
import { ReviewsPortal } from './ReviewsPortal.tsx'

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '2rem',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '4fr 8fr', gap: '4rem' },
}))

/** The score, and the reviews in the portal's frame or behind a link. We never copy reviews. */
export function Reviews({ title, rating, counts, text, link }: HomePage['reviews']) {
  const wayThere = <ReviewsLink>{link}</ReviewsLink>
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
          <ReviewScore rating={rating} counts={counts} />
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
