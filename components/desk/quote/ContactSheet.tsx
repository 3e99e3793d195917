import { bookingWording as wording } from '#data/desk/bookingWording.ts'
import type { DeskQuote } from '#data/desk/deskQuote.ts'
import { contactFields } from '#data/desk/quoteProgress.ts'
import { useQuoteChanges } from '../data/useQuoteChanges.ts'
import { useSheetForm } from '../data/useSheetForm.ts'
import { DeskField } from '../frame/DeskField.tsx'
import { Sheet, SheetForm, SheetNotices } from '../frame/Sheet.tsx'

type ContactProps = { quote: DeskQuote; onClose: () => void }

/** Corrects what a visitor mistyped, or what a caller has told since. */
export const ContactSheet = ({ quote, onClose }: ContactProps) => (
  <Sheet title={wording.correct} onClose={onClose}>
    {(close) => <ContactForm quote={quote} onClose={close} />}
  </Sheet>
)

function ContactForm({ quote, onClose }: ContactProps) {
  const { change } = useQuoteChanges()
  const form = useSheetForm({
    quote,
    name: 'contact',
    send: (quote, changes) => change({ quote, changes, done: wording.corrected, isFromSheet: true }),
    onSaved: onClose,
  })
  return (
    <SheetForm
      action={form.isSaving ? wording.saving : wording.save}
      isHeld={form.isSaving}
      onSubmit={() => void form.save(form.typed)}
    >
      <SheetNotices form={form} />
      {contactFields.map((field) => (
        <DeskField key={field} {...form.propsOf(field)} />
      ))}
    </SheetForm>
  )
}
