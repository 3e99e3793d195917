import styled from '@emotion/styled'
import { Icon } from './Icon.tsx'

const Row = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  color: theme.palette.star,
  '&& svg': { color: 'inherit' },
}))

const five = [1, 2, 3, 4, 5]

/** Five full stars, read out as the claim they stand for; silent where the claim stands beside them. */
export function Stars({ label }: { label?: string }) {
  return (
    <Row {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      {five.map((star) => (
        <Icon key={star} name="star" />
      ))}
    </Row>
  )
}
