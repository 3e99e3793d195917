import styled from '@emotion/styled'
import { paths } from '#data/paths.ts'
import { buttonStyle } from './buttonStyle.ts'

const Anchor = styled('a', { shouldForwardProp: (prop) => prop !== 'look' })<{
  look: 'quote' | 'primary'
}>(({ theme, look }) => buttonStyle(look, theme))

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
  look?: 'quote' | 'primary'
  onClick?: () => void
}

/** Links to the quote form. */
export function QuoteButton({
  label = 'Get Free Quote',
  to = paths.homeSection('contact'),
  look = 'quote',
  onClick,
}: QuoteButtonProps) {
  return (
    <Anchor look={look} href={to} onClick={onClick}>
      {label}
    </Anchor>
  )
}
