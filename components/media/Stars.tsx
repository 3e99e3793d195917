import Rating from '@mui/material/Rating'

/** Five full stars with the claim as accessible name; hidden from screen readers beside the claim itself. */
export function Stars({ label }: { label?: string }) {
  return <Rating value={5} {...(label ? { getLabelText: () => label } : { 'aria-hidden': true })} />
}
