import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import { useId } from 'react'
import { deskPaths } from '#data/desk/deskPaths.ts'
import type { WholeQuote } from '#data/desk/deskQuote.ts'
import { currentReceipt, receiptLabel, receiptWording as wording } from '#data/desk/receipts.ts'
import { useDraft } from '../data/quoteDrafts.ts'
import { ReceiptButton } from './ReceiptButton.tsx'

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
          {wording.title(number)}
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
