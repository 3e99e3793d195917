import { deskWording } from '#data/desk/deskWording.ts'
import { DeskField } from '../frame/DeskField.tsx'
import type { JobFormState } from './useJobForm.ts'

/** The reason of a lost job, typed or one of the usual reasons. */
export function LostReason({ form }: { form: JobFormState }) {
  return (
    <DeskField
      {...form.propsOf('lostReason')}
      label={deskWording.fields.lostReason}
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
