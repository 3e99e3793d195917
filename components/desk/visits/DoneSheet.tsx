import { useEffect, useId, useState } from 'react'
import type { DeskQuote } from '#data/desk/deskQuote.ts'
import { deskWording, statusChanged } from '#data/desk/deskWording.ts'
import {
  type ProgressTexts,
  paymentCodes,
  paymentName,
  progressTexts,
  readNumber,
} from '#data/desk/quoteProgress.ts'
import { withTax } from '#data/desk/receipts.ts'
import { visitWording } from '#data/desk/visitWording.ts'
import { useQuoteChanges } from '../data/useQuoteChanges.ts'
import { useSheetForm } from '../data/useSheetForm.ts'
import { useSettled } from '../data/useToday.ts'
import { Chips, ChoiceChip } from '../frame/Chips.tsx'
import { DeskField, Pair } from '../frame/DeskField.tsx'
import { Sheet, SheetForm, useSheet } from '../frame/Sheet.tsx'
import { AfterPhotos } from './AfterPhotos.tsx'

const { changes } = deskWording
const { done: wording } = visitWording

type DoneSheetProps = {
  quote: DeskQuote
  /** What another form of the screen has typed already. */
  start?: Partial<Pick<ProgressTexts, 'price' | 'cubicYards' | 'note'>>
  onClose: () => void
}

/** Asks what a job really was when it is done: price, load, payment, photos and a note. Each can be left for later. */
export function DoneSheet({ quote, start = {}, onClose }: DoneSheetProps) {
  const sheet = useSheet(onClose)
  const { change } = useQuoteChanges()
  const form = useSheetForm({
    quote,
    name: 'done',
    send: (current, changes) =>
      change({ quote: current, changes, done: doneText(current), isFromSheet: true }),
    onSaved: sheet.close,
  })
  const { current, typed, texts, propsOf } = form
  const paidId = useId()
  // The sheet comes up where "Done" was: the second tap of a double tap must not end the job.
  const [isShown, setShown] = useState(false)
  useEffect(() => setShown(true), [])
  const isSettled = useSettled(isShown)
  // What was left empty when the job was closed stays empty.
  const agreed = current.status === 'done' ? undefined : { ...progressTexts(current), ...start }
  const finalPrice = typed.finalPrice ?? (texts.finalPrice || (agreed?.price ?? ''))
  const finalCubicYards = typed.finalCubicYards ?? (texts.finalCubicYards || (agreed?.cubicYards ?? ''))
  const price = readNumber(finalPrice) ?? Number.NaN
  const { paidBy } = texts
  const note = typed.note ?? start.note ?? texts.note

  return (
    <Sheet title={wording.title(quote.name)} {...sheet}>
      <SheetForm
        form={form}
        label={wording.save}
        action={current.status === 'done' ? changes.save : wording.save}
        isHeld={!isSettled}
        onSubmit={() => void form.save({ status: 'done', finalPrice, finalCubicYards, paidBy, note })}
      >
        <Pair>
          <DeskField
            {...propsOf('finalPrice')}
            value={finalPrice}
            {...(price > 0 && { hint: withTax(quote, price) })}
          />
          <DeskField {...propsOf('finalCubicYards')} value={finalCubicYards} />
        </Pair>
        <Chips role="group" aria-labelledby={paidId}>
          <b id={paidId} style={{ width: '100%', fontWeight: 600 }}>
            {propsOf('paidBy').label}
          </b>
          {[...paymentCodes, ''].map((code) => (
            <ChoiceChip
              key={code}
              label={paymentName(code) || wording.notYet}
              isChosen={paidBy === code}
              onChoose={() => form.set({ paidBy: code })}
            />
          ))}
        </Chips>
        <AfterPhotos id={quote.id} />
        <DeskField {...propsOf('note')} value={note} rows={2} />
      </SheetForm>
    </Sheet>
  )
}

const doneText = ({ name, status }: DeskQuote): string =>
  status === 'done' ? changes.saved : `${name} ${statusChanged.done}`
