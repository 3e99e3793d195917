import Rating from '@mui/material/Rating'

/** Five full stars, read out as the claim they stand for; silent where the claim stands beside them. */
export function Stars({ label }: { label?: string }) {
  return <Rating value={5} {...(label ? { getLabelText: () => label } : { 'aria-hidden': true })} />
}
