import Button from '@mui/material/Button'
import { paths } from '#data/paths.ts'

type QuoteButtonProps = {
  label?:
    | 'Get Free Quote'
    | 'Get Quote'
    | 'Get a quote for this load'
    | 'Get Your Free Quote Today'
    | 'Schedule Removal'
    | 'Schedule Consultation'
  /** The contact section of the page itself, where it has one. */
  to?: string
  variant?: 'quote' | 'primary'
  onClick?: () => void
}

/** Links to the quote form. */
export function QuoteButton({
  label = 'Get Free Quote',
  to = paths.homeSection('contact'),
  variant = 'quote',
  onClick,
}: QuoteButtonProps) {
  return (
    <Button variant={variant} href={to} {...(onClick && { onClick })}>
      {label}
    </Button>
  )
}
