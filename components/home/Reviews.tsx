import styled from '@emotion/styled'
import type { HomePage } from '#data/home.ts'
import { Lead, Section } from '../layout/Section.tsx'
import { ReviewScore } from './ReviewScore.tsx'
import { ReviewsLink } from './ReviewsLink.tsx'

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '2rem',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '4fr 8fr', gap: '4rem' },
}))

export function Reviews({ title, rating, counts, text, link }: HomePage['reviews']) {
  return (
    <Section id="reviews" title={title} ground="paper">
      <Columns>
        <ReviewScore rating={rating} counts={counts} />
        <div>
          <Lead>{text}</Lead>
          <ReviewsLink>{link}</ReviewsLink>
        </div>
      </Columns>
    </Section>
  )
}
