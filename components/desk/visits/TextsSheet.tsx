import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import {
  type CustomerText,
  customerTexts,
  fillText,
  messageLink,
  textsWording as wording,
} from '#data/desk/customerTexts.ts'
import type { DeskQuote } from '#data/desk/deskQuote.ts'
import { mailLink } from '#data/quote/contactLinks.ts'
import { noteText } from '../data/useQuoteChanges.ts'
import { DeskIcon } from '../frame/DeskIcon.tsx'
import { Sheet, useSheet } from '../frame/Sheet.tsx'

const Text = styled('section')(({ theme: { palette } }) => ({
  display: 'grid',
  gap: '.5rem',
  margin: '.75rem 1rem 0',
  padding: '.75rem 0',
  borderTop: `1px solid ${palette.divider}`,
  '& h3': { fontFamily: 'inherit', fontSize: '1.0625rem', letterSpacing: 0 },
  '& p': { lineHeight: 1.4, overflowWrap: 'anywhere' },
}))

/** The ready texts for a customer. Nothing is sent from here: a message app, a mail program or the clipboard takes them. */
export const TextsSheet = ({ quote, onClose }: { quote: DeskQuote; onClose: () => void }) => (
  <Sheet title={wording.title} {...useSheet(onClose)}>
    {customerTexts.map((text) => (
      <OneText key={text.code} quote={quote} text={text} />
    ))}
  </Sheet>
)

export function OneText({ quote, text }: { quote: DeskQuote; text: CustomerText }) {
  const isPhone = useMediaQuery('(pointer: coarse)')
  /** Of copying. A toast would lie below the sheet. */
  const [outcome, setOutcome] = useState('')
  const { id, phone, email } = quote
  const filled = fillText(text, quote)
  const message = isPhone ? messageLink(phone, filled) : undefined
  const mail = mailLink(email)
  const note = () => void noteText(id, text)

  async function copy() {
    try {
      await navigator.clipboard.writeText(filled)
      setOutcome(wording.copied)
      note()
    } catch {
      setOutcome(wording.notCopied)
    }
  }

  return (
    <Text>
      <h3>{text.label}</h3>
      <p>{filled}</p>
      <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
        {message ? (
          <Button href={message} onClick={note} startIcon={<DeskIcon name="sms" />}>
            {wording.open}
          </Button>
        ) : (
          <Button onClick={copy}>{wording.copy}</Button>
        )}
        {mail && (
          <Button href={`${mail}?${mailQuery(filled)}`} onClick={note} startIcon={<DeskIcon name="email" />}>
            {wording.email}
          </Button>
        )}
      </Stack>
      <p role="status">{outcome}</p>
    </Text>
  )
}

/** Mail programs take a plus sign literally: spaces are encoded as %20. */
const mailQuery = (body: string) =>
  `subject=${encodeURIComponent(wording.subject)}&body=${encodeURIComponent(body)}`
