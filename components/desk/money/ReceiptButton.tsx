import Button from '@mui/material/Button'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { deskApi, deskPaths } from '#data/desk/deskPaths.ts'
import type { Receipt, WholeQuote } from '#data/desk/deskQuote.ts'
import { sendChange } from '../data/DeskData.tsx'
import { useQuoteChanges } from '../data/useQuoteChanges.ts'

type ReceiptButtonProps = {
  id: string
  label: string
  /** Plain beside other actions. */
  variant?: 'plain' | 'primary'
  disabled?: boolean
  /** Id of the text that says why it is disabled. */
  describedBy?: string | undefined
}

/** Makes the receipt of a job that is done, and opens it. Money waits for no connection: offline it is refused. */
export function ReceiptButton({ id, label, variant = 'plain', ...more }: ReceiptButtonProps) {
  const { disabled, describedBy } = more
  const { mutate } = useSWRConfig()
  const { toastFailure } = useQuoteChanges()
  const navigate = useNavigate()
  const [isMaking, setMaking] = useState(false)

  async function make() {
    setMaking(true)
    const answer = await sendChange('POST', deskApi.receipts(id))
    setMaking(false)
    if (!answer.isDone) return toastFailure(answer)
    const made = answer.body as Receipt
    void mutate<WholeQuote>(deskApi.quote(id), (known) => known && withReceipt(known, made))
    navigate(deskPaths.receipt(id, made.number))
  }

  return (
    <Button
      variant={variant}
      disabled={isMaking || disabled}
      aria-describedby={describedBy}
      onClick={make}
      sx={{ alignSelf: 'start', justifySelf: 'start', '@media print': { display: 'none' } }}
    >
      {label}
    </Button>
  )
}

const withReceipt = (quote: WholeQuote, made: Receipt): WholeQuote => ({
  ...quote,
  receipts: [...(quote.receipts ?? []).filter(({ number }) => number !== made.number), made],
})
