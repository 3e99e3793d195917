import { deskWording } from '#data/desk/deskWording.ts'
import { DeskField } from '../frame/DeskField.tsx'
import type { RequestForm } from './useRequestForm.ts'

/** Typed, or one of the usual ones. */
export function LostReason({ form: { texts, set, faultOf } }: { form: RequestForm }) {
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
