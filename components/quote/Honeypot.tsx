import { honeypotField } from '#data/quote/quoteFields.ts'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'

/** A field that no visitor finds, by sight, keyboard or screen reader: only a program fills it in. */
export function Honeypot({ value }: { value?: string | undefined }) {
  return (
    <VisuallyHidden aria-hidden="true">
      <label>
        Website
        <input name={honeypotField} type="text" tabIndex={-1} autoComplete="off" defaultValue={value} />
      </label>
    </VisuallyHidden>
  )
}
