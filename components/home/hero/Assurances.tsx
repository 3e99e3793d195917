import { styled } from '@mui/material/styles'
import type { HomePage } from '#data/pages/home.ts'
import { Icon } from '../../media/Icon.tsx'
import { Stars } from '../../media/Stars.tsx'

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.35rem 1.25rem',
  fontWeight: 600,
  fontSize: theme.typography.body2.fontSize,
  '& li': { display: 'flex', alignItems: 'center', gap: '.4rem' },
  '& svg': { width: 20, height: 20 },
  '& li > svg': { color: theme.palette.primary.main },
  [theme.breakpoints.down('sm')]: { flexDirection: 'column' },
}))

/** The rating and the insurance. */
export function Assurances({
  rating,
  reviews,
  insured,
}: Pick<HomePage['hero'], 'rating' | 'reviews' | 'insured'>) {
  return (
    <List>
      <li>
        <Stars label={rating} />
        {reviews}
      </li>
      <li>
        <Icon name="verifiedUser" />
        {insured}
      </li>
    </List>
  )
}
