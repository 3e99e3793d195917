import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import { useId } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { deskApi, deskPaths } from '#data/desk/deskPaths.ts'
import type { Receipt, WholeQuote } from '#data/desk/deskQuote.ts'
import { currentReceipt, receiptLabel, receiptWording as wording } from '#data/desk/receipts.ts'
import { useDraft } from '../data/quoteDrafts.ts'
import { useSend } from '../data/useQuoteChanges.ts'

/** The receipts of a job, and a button for the next one, which takes saved values alone. */
export function ReceiptPanel({ quote }: { quote: WholeQuote }) {
  const { id, status, finalPrice, receipts = [] } = quote
  const isEdited = Object.keys(useDraft(id)).length > 0
  const hint = useId()
  const isDone = status === 'done'
  if (!isDone && receipts.length === 0) return null
  return (
    <Card component="section">
      <h2>{wording.panel}</h2>
      {receipts.map(({ number }) => (
        <Link key={number} href={deskPaths.receipt(id, number)} sx={{ py: 1.25, alignSelf: 'start' }}>
          {receipts.some(({ replaces }) => replaces === number)
            ? wording.replaced(number)
            : wording.title(number)}
        </Link>
      ))}
      {isDone && finalPrice === null && <p>{wording.needsPrice}</p>}
      {isDone && finalPrice !== null && !currentReceipt(quote) && (
        <>
          {isEdited && <p id={hint}>{wording.saveFirst}</p>}
          <ReceiptButton
            id={id}
            variant="primary"
            label={receiptLabel(quote)}
            disabled={isEdited}
            describedBy={isEdited ? hint : undefined}
          />
        </>
      )}
    </Card>
  )
}

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
  const { send, isBusy } = useSend()
  const navigate = useNavigate()

  async function make() {
    const answer = await send('POST', deskApi.receipts(id))
    if (!answer) return
    const made = answer.body as Receipt
    void mutate<WholeQuote>(deskApi.quote(id), (known) => known && withReceipt(known, made))
    navigate(deskPaths.receipt(id, made.number))
  }

  return (
    <Button
      variant={variant}
      disabled={isBusy || disabled}
      aria-describedby={describedBy}
      onClick={make}
      sx={{ alignSelf: 'start', justifySelf: 'start' }}
    >
      {label}
    </Button>
  )
}

const withReceipt = (quote: WholeQuote, made: Receipt): WholeQuote => ({
  ...quote,
  receipts: [...(quote.receipts ?? []).filter(({ number }) => number !== made.number), made],
})
