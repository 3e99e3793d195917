import { honeypotField } from '#data/quote/honeypotField.ts'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'

/** A field no visitor meets, by sight, by keyboard or by ear: only a machine that fills in every field fills it in. */
export function Honeypot() {
  return (
    <VisuallyHidden aria-hidden="true">
      <label>
        Website
        <input name={honeypotField} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </VisuallyHidden>
  )
}
