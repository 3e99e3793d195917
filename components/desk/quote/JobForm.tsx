import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import { bookingWording } from '#data/desk/bookingWording.ts'
import { fieldLabel, personName, showValue } from '#data/desk/describeHistory.ts'
import { visitName, wishName } from '#data/desk/deskCalendar.ts'
import { type DeskQuote, quoteStatuses, type WholeQuote } from '#data/desk/deskQuote.ts'
import { deskWording, statusWording } from '#data/desk/deskWording.ts'
import { readLoad } from '#data/desk/quoteProgress.ts'
import { describeLoadPrice, loadOf, priceOfLoad } from '#data/desk/truckLoad.ts'
import { visitWording } from '#data/desk/visitWording.ts'
import { dollars } from '#data/prices/pricing.ts'
import { useSettled } from '../data/useToday.ts'
import { DeskField, FormBar, Pair, submits } from '../frame/DeskField.tsx'
import { Notice } from '../frame/DeskIcon.tsx'
import type { JobFormState } from './useJobForm.ts'

const { changes, fields: labels, quote: wording } = deskWording

/** Without a visit, a request is booked in the booking sheet. */
const statusesOf = ({ visitDay }: DeskQuote) =>
  quoteStatuses
    .filter((status) => status !== 'booked' || visitDay !== '')
    .map((value) => ({ value, label: statusWording[value] }))

type JobFormProps = {
  quote: WholeQuote
  form: JobFormState
  onBook: () => void
  onDone: () => void
}

/** The progress of the job, in fields that are saved together. */
export function JobForm({ quote, form, onBook, onDone }: JobFormProps) {
  const { texts, propsOf } = form
  return (
    <Card
      component="form"
      sx={{ gap: '1rem', gridRow: { lg: 'span 2' } }}
      aria-label={wording.job}
      {...submits(() => form.save())}
    >
      <h2 tabIndex={-1}>{wording.job}</h2>
      <ConflictNotice quote={quote} form={form} />
      <NextSteps quote={quote} form={form} onBook={onBook} onDone={onDone} />
      <DeskField {...propsOf('status')} options={statusesOf(quote)} />
      {texts.status === 'lost' && (
        <DeskField {...propsOf('lostReason')} inputProps={{ list: 'lostReasons' }}>
          <datalist id="lostReasons">
            {deskWording.lostReasons.map((reason) => (
              <option key={reason} value={reason} />
            ))}
          </datalist>
        </DeskField>
      )}
      <DeskField {...propsOf('address')} />
      <LoadFields quote={quote} form={form} />
      <DeskField {...propsOf('followUp')} />
      <DeskField {...propsOf('note')} />
      <SaveBar form={form} />
    </Card>
  )
}

/** Warns that somebody else has changed an edited field, or that an earlier edit is still unsaved. */
function ConflictNotice({ quote, form }: { quote: WholeQuote; form: JobFormState }) {
  const { conflicts, isUnsaved, isRestored, warning } = form
  if (conflicts.length === 0)
    return isUnsaved && isRestored ? (
      <Notice severity="info" icon="schedule" role="status">
        {wording.kept}
      </Notice>
    ) : null
  const change = quote.history.findLast(({ what }) => conflicts.some((field) => field === what))
  return (
    <Notice ref={warning} tabIndex={-1} icon="people">
      <strong>{wording.conflictTitle(change ? personName(change.person) : wording.somebody)}</strong>{' '}
      {wording.conflict}
      {conflicts.map((field) => (
        <div key={field}>
          {fieldLabel(field)}:{' '}
          {wording.theirs(showValue(field, String(quote[field] ?? '')) || wording.nothing)}
        </div>
      ))}
    </Notice>
  )
}

function NextSteps({
  quote,
  form: { save, isSaving },
  onBook,
  onDone,
}: Omit<JobFormProps, 'quote'> & { quote: DeskQuote }) {
  const { status } = quote
  const isSettled = useSettled(status)
  const isOpen = status === 'new' || status === 'contacted'
  const wish = isOpen ? wishName(quote) : ''
  const isHeld = isSaving || !isSettled
  if (!isOpen && status !== 'booked' && status !== 'done') return null
  return (
    <Stack spacing={1}>
      {wish && <p>{bookingWording.wish(wish)}</p>}
      {status === 'booked' && <strong>{visitName(quote)}</strong>}
      {status !== 'done' && (
        <Button fullWidth variant={isOpen ? 'primary' : 'plain'} disabled={isHeld} onClick={onBook}>
          {isOpen ? bookingWording.book : bookingWording.change}
        </Button>
      )}
      {status === 'new' && (
        <Button fullWidth disabled={isHeld} onClick={() => save({ status: 'contacted' })}>
          {wording.markContacted}
        </Button>
      )}
      {(status === 'booked' || status === 'done') && (
        <Button fullWidth disabled={isHeld} onClick={onDone}>
          {status === 'done' ? visitWording.stop.complete : wording.markDone}
        </Button>
      )}
    </Stack>
  )
}

/** The size of the load with its price by the site's price table, and the agreed price. */
function LoadFields({ quote, form }: { quote: DeskQuote; form: JobFormState }) {
  const { texts, set, propsOf } = form
  const yards = readLoad(texts.cubicYards)
  const price = yards && priceOfLoad(yards)
  const isCounted = quote.cubicYards === null && texts.cubicYards === String(loadOf(quote))
  return (
    <Pair>
      <DeskField
        {...propsOf('cubicYards')}
        {...(yards && { hint: (isCounted ? labels.counted : '') + describeLoadPrice(yards) })}
      />
      <DeskField {...propsOf('price')}>
        {price !== undefined && texts.price !== String(price) && (
          <Button
            variant="quiet"
            // A tap must not open the keyboard of a phone.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => set({ price: String(price) })}
          >
            {labels.takePrice(dollars(price))}
          </Button>
        )}
      </DeskField>
    </Pair>
  )
}

function SaveBar({ form: { isUnsaved, isSaving, discard } }: { form: JobFormState }) {
  if (!isUnsaved && !isSaving) return null
  return (
    <FormBar data-saves="">
      <Button type="submit" variant="primary" disabled={isSaving}>
        {isSaving ? changes.saving : changes.save}
      </Button>
      <Button onClick={discard} disabled={isSaving}>
        {wording.discard}
      </Button>
    </FormBar>
  )
}
