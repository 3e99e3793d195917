import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import type { ComponentProps } from 'react'
import { site } from '#data/company/site.ts'
import { paths } from '#data/paths.ts'
import { Icon } from '../media/Icon.tsx'
import { heldUntilHydrated } from '../session/stubContract.ts'

type QuoteButtonProps = {
  label?:
    | 'Get Free Quote'
    | 'Get Quote'
    | 'Get a quote for this load'
    | 'Get Your Free Quote Today'
    | 'Schedule Removal'
    | 'Schedule Consultation'
  /** Link target: the contact section of the page itself, where it has one. */
  to?: string
  variant?: 'quote' | 'primary'
  /** Called on click; a click before hydration is held until then. */
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
    <Button variant={variant} href={to} {...(onClick && { onClick, ...heldUntilHydrated })}>
      {label}
    </Button>
  )
}

type CallButtonProps = {
  variant?: 'call' | 'primary'
  /** Text in place of the phone number, if the number is shown beside the button. */
  label?: string
}

/** Calls the company: the number in words, never an icon alone. */
export function CallButton({ variant = 'call', label = site.phoneDotted }: CallButtonProps) {
  return (
    <Button
      variant={variant}
      href={`tel:${site.phone}`}
      startIcon={<Icon name="phone" />}
      sx={{ overflowWrap: 'anywhere' }}
    >
      {label}
    </Button>
  )
}

/** Buttons side by side; below each other, full width, on a phone. */
export const Buttons = styled(Stack)(({ theme }) => ({
  flexFlow: 'row wrap',
  gap: '.875rem',
  [theme.breakpoints.down('sm')]: { '& > *': { width: '100%' } },
}))

/** The two calls to action of every page: ask for a quote, or call. */
export function QuoteAndCall(quote: Pick<ComponentProps<typeof QuoteButton>, 'to'>) {
  return (
    <Buttons>
      <QuoteButton {...quote} />
      <CallButton />
    </Buttons>
  )
}
