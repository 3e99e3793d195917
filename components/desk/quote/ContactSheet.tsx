import { bookingWording as wording } from '#data/desk/bookingWording.ts'
import type { DeskQuote } from '#data/desk/deskQuote.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import { contactFields } from '#data/desk/quoteProgress.ts'
import { useQuoteChanges } from '../data/useQuoteChanges.ts'
import { useSheetForm } from '../data/useSheetForm.ts'
import { DeskField } from '../frame/DeskField.tsx'
import { Sheet, SheetForm, useSheet } from '../frame/Sheet.tsx'

/** Corrects what a visitor mistyped, or what a caller has told since. */
export function ContactSheet({ quote, onClose }: { quote: DeskQuote; onClose: () => void }) {
  const sheet = useSheet(onClose)
  const { change } = useQuoteChanges()
  const form = useSheetForm({
    quote,
    name: 'contact',
    send: (quote, changes) => change({ quote, changes, done: deskWording.changes.saved, from: 'sheet' }),
    onSaved: sheet.close,
  })
  return (
    <Sheet title={wording.correct} {...sheet}>
      <SheetForm form={form} action={deskWording.changes.save} onSubmit={() => void form.save(form.typed)}>
        {contactFields.map((field) => (
          <DeskField key={field} {...form.propsOf(field)} />
        ))}
      </SheetForm>
    </Sheet>
  )
}
