import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { assurances } from '#data/company/claims.ts'
import { paths } from '#data/paths.ts'
import { Icon } from '../media/Icon.tsx'

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.35rem 1rem',
  fontWeight: 600,
  fontSize: theme.typography.body2.fontSize,
  '& li': { display: 'flex', alignItems: 'center', gap: '.4rem' },
  '& a': { display: 'flex', alignItems: 'center', minHeight: 24 },
  '& svg': { width: 20, height: 20 },
  '& li > svg': { color: theme.palette.primary.main },
}))

const Stars = styled('span')(({ theme }) => ({ display: 'flex', '&& svg': { color: theme.palette.star } }))

const { rating, reviews, insured } = assurances

/** The rating, reviews and insurance: why to trust us, under the buttons of a hero. @param stars draws the rating */
export const Assurances = ({ stars }: { stars?: (rating: string) => ReactNode }) => (
  <List>
    {rating && (
      <li>
        {stars ? (
          stars(rating.wording)
        ) : (
          <Stars role="img" aria-label={rating.wording}>
            {Array.from({ length: Math.round(Number.parseFloat(rating.wording)) || 1 }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: all are the same
              <Icon key={index} name="star" />
            ))}
          </Stars>
        )}
        {reviews && <Link href={paths.homeSection('reviews')}>{reviews.wording}</Link>}
      </li>
    )}
    <li>
      <Icon name="verifiedUser" />
      {insured.short ?? insured.wording}
    </li>
  </List>
)
