import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { fieldLabel, personName, showValue } from '#data/desk/describeHistory.ts'
import { visitName } from '#data/desk/deskCalendar.ts'
import { type DeskQuote, quoteStatuses, type WholeQuote } from '#data/desk/deskQuote.ts'
import { deskWording, statusWording } from '#data/desk/deskWording.ts'
import { largestLoad, readNumber } from '#data/desk/quoteProgress.ts'
import { describeLoadPrice, loadOf, priceOfLoad } from '#data/desk/truckLoad.ts'
import { dollars } from '#data/prices/pricing.ts'
import { shortViewport } from '../../layout/styles.ts'
import { useToday } from '../data/useToday.ts'
import { DeskField } from '../frame/DeskField.tsx'
import { barSpace } from '../frame/DeskFrame.tsx'
import { DeskIcon } from '../frame/DeskIcon.tsx'
import type { JobFormState } from './useJobForm.ts'

const { fields: labels, quote: wording } = deskWording

const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
  alignItems: 'start',
  gap: '1rem',
})

const statuses = quoteStatuses.map((value) => ({ value, label: statusWording[value] }))

/** The progress of the job, in fields that are saved together. */
export function JobForm({ quote, form }: { quote: WholeQuote; form: JobFormState }) {
  const { texts, propsOf } = form
  return (
    <Card
      component="form"
      sx={{ gap: '1rem', gridRow: { lg: 'span 2' } }}
      aria-label={wording.job}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.save()
      }}
    >
      <h2 tabIndex={-1}>{wording.job}</h2>
      <ConflictNotice quote={quote} form={form} />
      <NextSteps quote={quote} form={form} />
      <DeskField {...propsOf('status')} label={labels.status} options={statuses} />
      {texts.status === 'lost' && (
        <DeskField
          {...propsOf('lostReason')}
          label={labels.lostReason}
          inputProps={{ list: 'lostReasons', autoComplete: 'off' }}
        >
          <datalist id="lostReasons">
            {deskWording.lostReasons.map((reason) => (
              <option key={reason} value={reason} />
            ))}
          </datalist>
        </DeskField>
      )}
      <Pair>
        <DeskField {...propsOf('visitDay')} label={labels.visitDay} type="date" />
        <DeskField {...propsOf('visitFrom')} label={labels.visitFrom} type="time" />
        <DeskField {...propsOf('visitTo')} label={labels.visitTo} type="time" />
      </Pair>
      <DeskField
        {...propsOf('address')}
        label={labels.address}
        hint={labels.addressHint}
        inputProps={{ autoComplete: 'off' }}
      />
      <LoadFields quote={quote} form={form} />
      <DeskField {...propsOf('followUp')} label={labels.followUp} type="date" />
      <DeskField {...propsOf('note')} label={labels.note} hint={labels.noteHint} rows={3} />
      <SaveBar form={form} />
    </Card>
  )
}

/** Warns that somebody else has changed an edited field, or that an earlier edit is still unsaved. */
function ConflictNotice({ quote, form }: { quote: WholeQuote; form: JobFormState }) {
  const { conflicts, isUnsaved, isRestored, warning } = form
  if (conflicts.length === 0)
    return isUnsaved && isRestored ? (
      <Alert severity="info" icon={<DeskIcon name="schedule" />} role="status">
        {wording.kept}
      </Alert>
    ) : null
  const change = quote.history.findLast(({ what }) => conflicts.some((field) => field === what))
  return (
    <Alert ref={warning} tabIndex={-1} severity="warning" icon={<DeskIcon name="people" />} role="alert">
      <strong>{wording.conflictTitle(change ? personName(change.person) : wording.somebody)}</strong>{' '}
      {wording.conflict}
      {conflicts.map((field) => (
        <div key={field}>
          {fieldLabel(field)}:{' '}
          {wording.theirs(showValue(field, String(quote[field] ?? '')) || wording.nothing)}
        </div>
      ))}
    </Alert>
  )
}

function NextSteps({ quote, form }: { quote: DeskQuote; form: JobFormState }) {
  const { texts, save, isSaving } = form
  const { status, visitDay, day } = quote
  const today = useToday()
  const isOpen = status === 'new' || status === 'contacted'
  const visit = { visitDay: texts.visitDay || day, visitFrom: texts.visitFrom, visitTo: texts.visitTo }
  // While the day is typed, its year is one of the first century: the button must not go and come.
  const canBook = isOpen && visitDay === '' && day !== '' && (texts.visitDay !== '' || day >= today)
  if (!isOpen && status !== 'booked') return null
  return (
    <Stack spacing={1}>
      {canBook && (
        <Button
          fullWidth
          variant="primary"
          disabled={isSaving || visit.visitDay < today}
          onClick={() => save({ ...visit, status: 'booked' })}
        >
          {wording.bookFor(visitName(visit))}
        </Button>
      )}
      {status === 'new' && (
        <Button fullWidth disabled={isSaving} onClick={() => save({ status: 'contacted' })}>
          {wording.markContacted}
        </Button>
      )}
      {status === 'booked' && (
        <Button fullWidth disabled={isSaving} onClick={() => save({ status: 'done' })}>
          {wording.markDone}
        </Button>
      )}
    </Stack>
  )
}

/** The size of the load with its price by the site's price table, and the agreed price. */
function LoadFields({ quote, form }: { quote: DeskQuote; form: JobFormState }) {
  const { texts, set, propsOf } = form
  const yards = readNumber(texts.cubicYards) ?? 0
  const isLoad = yards > 0 && yards <= largestLoad
  const price = isLoad ? priceOfLoad(yards) : undefined
  const isCounted = quote.cubicYards === null && texts.cubicYards === String(loadOf(quote))
  return (
    <Pair>
      <DeskField
        {...propsOf('cubicYards')}
        label={labels.cubicYards}
        hint={isLoad ? (isCounted ? labels.counted : '') + describeLoadPrice(yards) : labels.cubicYardsHint}
        inputProps={{ inputMode: 'decimal', autoComplete: 'off' }}
      />
      <DeskField
        {...propsOf('price')}
        label={labels.price}
        hint={labels.priceHint}
        inputProps={{ inputMode: 'decimal', autoComplete: 'off' }}
      >
        {price !== undefined && texts.price !== String(price) && (
          <Button
            variant="quiet"
            sx={{ alignSelf: 'start', minHeight: 44 }}
            // A tap must not open the keyboard of a phone.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => set('price', String(price))}
          >
            {labels.takePrice(dollars(price))}
          </Button>
        )}
      </DeskField>
    </Pair>
  )
}

const Bar = styled('div')(({ theme: { palette, breakpoints, design } }) => ({
  position: 'sticky',
  zIndex: 2,
  bottom: 'calc(64px + env(safe-area-inset-bottom))',
  display: 'flex',
  gap: '.5rem',
  margin: '0 -1rem -1rem',
  padding: '.75rem 1rem',
  borderRadius: `0 0 ${design.corner.medium}px ${design.corner.medium}px`,
  background: palette.background.paper,
  borderTop: `1px solid ${palette.divider}`,
  [breakpoints.up('md')]: { bottom: 0 },
  '& [type=submit]': { flexGrow: 1 },
  // Always in sight: focusing a button must not scroll the page for the height kept free (frame/DeskFrame.tsx).
  '& button': { scrollMarginBottom: -barSpace },
  [shortViewport]: { position: 'static' },
}))

function SaveBar({ form: { isUnsaved, isSaving, discard } }: { form: JobFormState }) {
  if (!isUnsaved && !isSaving) return null
  return (
    <Bar data-saves="">
      <Button type="submit" variant="primary" disabled={isSaving}>
        {isSaving ? wording.saving : wording.save}
      </Button>
      <Button onClick={discard} disabled={isSaving}>
        {wording.discard}
      </Button>
    </Bar>
  )
}
