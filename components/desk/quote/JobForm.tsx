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
  const { texts, set, faultOf } = form
  const field = (name: 'visitDay' | 'address' | 'followUp' | 'note') => ({
    id: name,
    value: texts[name],
    onChange: (text: string) => set(name, text),
    fault: faultOf(name),
  })
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
      <DeskChoice
        id="status"
        label={labels.status}
        value={texts.status}
        onChange={(status) => set('status', status)}
        options={statuses}
        fault={faultOf('status')}
      />
      {texts.status === 'lost' && <LostReason form={form} />}
      <Pair>
        <DeskField {...field('visitDay')} label={labels.visitDay} type="date" />
        <DeskChoice
          id="visitWindow"
          label={labels.visitWindow}
          value={texts.visitWindow}
          onChange={(window) => set('visitWindow', window)}
          options={windows}
          fault={faultOf('visitWindow')}
        />
      </Pair>
      <DeskField
        {...field('address')}
        label={labels.address}
        hint={labels.addressHint}
        inputProps={{ autoComplete: 'off' }}
      />
      <LoadFields form={form} />
      <DeskField {...field('followUp')} label={labels.followUp} type="date" />
      <DeskField {...field('note')} label={labels.note} hint={labels.noteHint} rows={3} />
      <SaveBar form={form} />
    </Form>
  )
}
