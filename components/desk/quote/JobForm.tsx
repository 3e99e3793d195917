import { styled } from '@mui/material/styles'
import { deskWording, statusWording } from '#data/desk/deskWording.ts'
import { quoteStatuses } from '#data/desk/quoteStatus.ts'
import { visitWindows } from '#data/quote/quoteFields.ts'
import type { WholeQuote } from '../data/useQuote.ts'
import { DeskChoice } from '../frame/DeskChoice.tsx'
import { DeskField } from '../frame/DeskField.tsx'
import { ConflictNotice } from './ConflictNotice.tsx'
import { LoadFields } from './LoadFields.tsx'
import { LostReason } from './LostReason.tsx'
import { NextSteps } from './NextSteps.tsx'
import { panel } from './Panel.tsx'
import { SaveBar } from './SaveBar.tsx'
import type { JobFormState } from './useJobForm.ts'

const { fields: labels, quote: wording } = deskWording

const Form = styled('form')(({ theme }) => ({
  ...panel(theme),
  gap: '1rem',
  [theme.breakpoints.up('lg')]: { gridRow: 'span 2' },
}))

const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(10.5rem, 100%), 1fr))',
  gap: '1rem',
})

const statuses = quoteStatuses.map((value) => ({ value, label: statusWording[value] }))
const windows = [{ value: '', label: labels.anyTime }, ...visitWindows]

/** The progress of the job, in fields that are saved together. */
export function JobForm({ quote, form }: { quote: WholeQuote; form: JobFormState }) {
  const { texts, propsOf } = form
  return (
    <Form
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
      <DeskChoice {...propsOf('status')} label={labels.status} options={statuses} />
      {texts.status === 'lost' && <LostReason form={form} />}
      <Pair>
        <DeskField {...propsOf('visitDay')} label={labels.visitDay} type="date" />
        <DeskChoice {...propsOf('visitWindow')} label={labels.visitWindow} options={windows} />
      </Pair>
      <DeskField
        {...propsOf('address')}
        label={labels.address}
        hint={labels.addressHint}
        inputProps={{ autoComplete: 'off' }}
      />
      <LoadFields form={form} />
      <DeskField {...propsOf('followUp')} label={labels.followUp} type="date" />
      <DeskField {...propsOf('note')} label={labels.note} hint={labels.noteHint} rows={3} />
      <SaveBar form={form} />
    </Form>
  )
}
