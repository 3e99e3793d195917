import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import { useId } from 'react'
import { deskPaths } from '#data/desk/deskPaths.ts'
import type { WholeQuote } from '#data/desk/deskQuote.ts'
import { billFor, isSameBill, receiptWording as wording } from '#data/desk/receipts.ts'
import { useDraft } from '../data/quoteDrafts.ts'
import { ReceiptButton } from './ReceiptButton.tsx'

/** The receipts of a job, and a button for the next one, which takes saved values alone. */
export function ReceiptPanel({ quote }: { quote: WholeQuote }) {
  const { id, status, finalPrice, receipts = [] } = quote
  const isEdited = Object.keys(useDraft(id)).length > 0
  const hint = useId()
  const isDone = status === 'done'
  const latest = receipts.at(-1)
  if (!isDone && !latest) return null
  const bill = finalPrice === null ? undefined : billFor(quote, finalPrice)
  const isBilled = latest !== undefined && bill !== undefined && isSameBill(latest, bill)
  return (
    <Card component="section">
      <h2>{wording.panel}</h2>
      {receipts.map(({ number }) => (
        <Link key={number} href={deskPaths.receipt(id, number)} sx={{ py: 1.25, alignSelf: 'start' }}>
          {wording.title(number)}
        </Link>
      ))}
      {isDone && !bill && <p>{wording.needsPrice}</p>}
      {isDone && bill && !isBilled && (
        <>
          {isEdited && <p id={hint}>{wording.saveFirst}</p>}
          <ReceiptButton
            id={id}
            variant="primary"
            label={latest ? wording.makeNew : wording.make}
            disabled={isEdited}
            describedBy={isEdited ? hint : undefined}
          />
        </>
      )}
    </Card>
  )
}
