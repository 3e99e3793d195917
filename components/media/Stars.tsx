import Rating from '@mui/material/Rating'

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
