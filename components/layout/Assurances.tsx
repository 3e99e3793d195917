import Link from '@mui/material/Link'
import Rating from '@mui/material/Rating'
import { styled } from '@mui/material/styles'
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

const { rating, reviews, insured } = assurances

/** The rating, reviews and insurance: why to trust us, under the buttons of a hero. */
export const Assurances = () => (
  <List>
    {rating && (
      <li>
        <Stars rating={rating.wording} isNamed />
        {reviews && <Link href={paths.homeSection('reviews')}>{reviews.wording}</Link>}
      </li>
    )}
    <li>
      <Icon name="verifiedUser" />
      {insured.short ?? insured.wording}
    </li>
  </List>
)

type StarsProps = {
  /** The claim, which begins with the number: "5 star rating". Without a number there are no stars. */
  rating: string
  /** Whether screen readers read the claim here; false beside the claim itself. */
  isNamed?: boolean
}

/** As many stars as the claim says, to the half. */
export function Stars({ rating, isNamed = false }: StarsProps) {
  const value = Number.parseFloat(rating)
  if (Number.isNaN(value)) return null
  return (
    <Rating
      value={value}
      precision={Number.isInteger(value) ? 1 : 0.5}
      {...(isNamed ? { getLabelText: () => rating } : { 'aria-hidden': true })}
    />
  )
}
