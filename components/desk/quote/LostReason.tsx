import { deskWording } from '#data/desk/deskWording.ts'
import { DeskField } from '../frame/DeskField.tsx'
import type { JobFormState } from './useJobForm.ts'

/** The reason of a lost job, typed or one of the usual reasons. */
export function LostReason({ form: { texts, set, faultOf } }: { form: JobFormState }) {
  return (
    <DeskField
      id="lostReason"
      label={deskWording.fields.lostReason}
      value={texts.lostReason}
      onChange={(text) => set('lostReason', text)}
      fault={faultOf('lostReason')}
      inputProps={{ list: 'lostReasons', autoComplete: 'off' }}
    >
      <datalist id="lostReasons">
        {deskWording.lostReasons.map((reason) => (
          <option key={reason} value={reason} />
        ))}
      </datalist>
    </DeskField>
  )
}
