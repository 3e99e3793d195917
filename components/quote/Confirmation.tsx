import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { confirmation, describeArrived, thanksTo, weCall } from '#data/quote/confirmation.ts'
import { fieldText } from '#data/quote/fieldText.ts'
import { mapFields } from '#data/quote/quoteFields.ts'
import type { SentQuote } from './sentQuote.ts'

const Box = styled('section')(({ theme: { palette, design } }) => ({
  display: 'grid',
  gap: '1rem',
  justifyItems: 'start',
  padding: 'clamp(min(1.25rem, 6.25vw), 3vw, 2.75rem)',
  borderRadius: design.corner.large,
  background: palette.background.paper,
  color: palette.text.primary,
  overflowWrap: 'anywhere',
  '& h4': { marginTop: '.5rem' },
}))

const fields = mapFields((field) => field)
const wishes = ['day', 'window', 'load'] as const

type ConfirmationProps = {
  sent: SentQuote
  /** How it takes the focus, once it was sent with this form: its button is gone. After a reload the browser has the focus. */
  focus: FocusOptions | undefined
  onAgain: () => void
}

/** In place of the form once a request is sent. */
export function Confirmation({ sent, focus, onAgain }: ConfirmationProps) {
  const { name, phone, photos, arrived } = sent
  const box = useRef<HTMLElement>(null)

  useEffect(() => {
    if (focus) box.current?.focus(focus)
    // Browsers scroll to no box that fills the screen.
    if (focus?.preventScroll === false) box.current?.firstElementChild?.scrollIntoView({ block: 'nearest' })
  }, [focus])

  return (
    <Box ref={box} tabIndex={-1} aria-label={confirmation.label}>
      <h3>{thanksTo(name)}</h3>
      <p>
        {weCall(phone)} <span role="status">{describeArrived(arrived, photos)}</span>
      </p>
      {wishes.map((wish) => {
        const value = sent[wish]
        return (
          value && (
            <p key={wish}>
              <b>{fields[wish].label}:</b> {fieldText(fields[wish], value)}
            </p>
          )
        )
      })}
      <h4>{confirmation.next.title}</h4>
      {confirmation.next.paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <Button variant="primary" onClick={onAgain}>
        {confirmation.again}
      </Button>
    </Box>
  )
}
