import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import { alpha, styled } from '@mui/material/styles'
import type { ComponentProps, ReactNode } from 'react'
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

type QuoteAndCallProps = Pick<ComponentProps<typeof QuoteButton>, 'to'> & {
  /** Begins a text message, as it begins the message of a quote. */
  subject?: string | undefined
}

/** The two calls to action of every page: ask for a quote, or call. On a phone also a text message, if the number takes them. */
export function QuoteAndCall({ subject, ...quote }: QuoteAndCallProps) {
  return (
    <Buttons>
      <QuoteButton {...quote} />
      <CallButton />
      {site.takesTexts && (
        <Button
          variant="call"
          // In this form iOS and Android both take the text.
          href={`sms:${site.phone}?&body=${encodeURIComponent(subject ? `${subject}: ` : '')}`}
          sx={{ display: { md: 'none' } }}
        >
          Text us
        </Button>
      )}
    </Buttons>
  )
}

const Band = styled('section')(({ theme: { palette, design } }) => ({
  background: `linear-gradient(${palette.secondary.dark} 0 3px, transparent 3px 16px, ${alpha(palette.text.primary, 0.5)} 16px 18px, transparent 18px calc(100% - 18px), ${alpha(palette.text.primary, 0.5)} calc(100% - 18px) calc(100% - 16px), transparent calc(100% - 16px) calc(100% - 3px), ${palette.secondary.dark} calc(100% - 3px)), ${design.pattern.weave}, ${palette.secondary.main}`,
  paddingBlock: 'clamp(3.5rem, 2rem + 5vw, 6.5rem)',
  textAlign: 'center',
  '& .MuiLink-root': { color: palette.text.primary },
  '& p': { fontWeight: 600, maxWidth: '36em', textWrap: 'balance' },
}))

const Title = styled('h2')(({ theme }) => ({
  // Enlarged text: a long name is broken.
  maxWidth: '100%',
  fontSize: 'min(11vw, clamp(1.75rem, 1.3rem + 1.7vw, 2.75rem))',
  margin: 0,
  color: theme.palette.text.primary,
}))

const PhoneNumber = styled(Link)(({ theme }) => ({
  ...theme.design.type.phoneDisplay,
  // Enlarged text: the number fits a phone; with wider letters it wraps.
  fontSize: `min(12vw, ${theme.design.type.phoneDisplay.fontSize})`,
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.design.size.touchTargetMin,
  '&:hover': { textDecoration: 'underline', textDecorationThickness: '.05em' },
}))

type CallBandProps = {
  title: string
  text: string
  /** A button or a link back, under the number. */
  children?: ReactNode
}

/** The strap at full size, with the phone number: the closing call to action of a page. */
export function CallBand({ title, text, children }: CallBandProps) {
  return (
    <Band aria-label={title}>
      <Container
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5, justifyItems: 'center' }}
      >
        <Title>{title}</Title>
        <PhoneNumber href={`tel:${site.phone}`} underline="none">
          {site.phoneDotted}
        </PhoneNumber>
        <p>{text}</p>
        {children}
      </Container>
    </Band>
  )
}

type QuoteBandProps = CallBandProps & Pick<ComponentProps<typeof QuoteButton>, 'label' | 'to'>

/** The closing band with a quote button under the phone number. */
export function QuoteBand({ title, text, children, ...button }: QuoteBandProps) {
  return (
    <CallBand title={title} text={text}>
      <QuoteButton variant="primary" {...button} />
      {children}
    </CallBand>
  )
}
