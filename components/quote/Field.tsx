import styled from '@emotion/styled'
import type { QuoteFieldDescription } from '#data/quote/quoteFields.ts'
import { Icon } from '../media/Icon.tsx'

const Box = styled('div')(({ theme: { typography, palette, design } }) => ({
  display: 'grid',
  gap: '.35rem',
  alignContent: 'start',
  '& label': { fontWeight: 600, fontSize: '1rem' },
  '& em': { fontStyle: 'normal', color: palette.error.main },
  '& small': { fontSize: '1em', fontWeight: 400, color: palette.text.secondary },
  '& input, & textarea': {
    ...typography.body1,
    width: '100%',
    minHeight: design.size.fieldHeight,
    padding: '.8rem 1rem',
    border: `1.5px solid ${palette.control}`,
    borderRadius: design.corner.medium,
    background: palette.background.paper,
    lineHeight: 1.4,
  },
  '& textarea': { minHeight: 132, resize: 'vertical' },
  '& ::placeholder': { color: palette.text.disabled, opacity: 1 },
  // The half pixel comes out of the padding, so that nothing moves.
  '& [aria-invalid="true"]': {
    borderWidth: 2,
    borderColor: palette.error.main,
    padding: 'calc(.8rem - .5px) calc(1rem - .5px)',
  },
}))

const Fault = styled('p')(({ theme: { typography, palette } }) => ({
  ...typography.body2,
  display: 'flex',
  gap: '.35rem',
  alignItems: 'center',
  fontWeight: 600,
  color: palette.error.main,
  '& svg': { width: 18, height: 18 },
}))

type FieldProps = {
  field: QuoteFieldDescription
  /** What is wrong with it, in a sentence for the visitor. */
  fault: string | undefined
  readOnly: boolean
  value: string | undefined
}

const inputModes: Partial<Record<QuoteFieldDescription['kind'], 'tel' | 'email'>> = {
  tel: 'tel',
  email: 'email',
}

/** A control of the form under its label, over its fault. */
export function Field({ field, fault, readOnly, value }: FieldProps) {
  const { name, label, kind, required, autoComplete, placeholder, rows, halfWidth } = field
  const id = `quote-${name}`
  const faultId = `${id}-fault`
  const control = { id, name, autoComplete, placeholder, required, readOnly, defaultValue: value }
  const described = fault ? { 'aria-invalid': true, 'aria-describedby': faultId } : {}
  return (
    <Box data-half={halfWidth}>
      <label htmlFor={id}>
        {label} {required ? <em aria-hidden="true">*</em> : <small>(optional)</small>}
      </label>
      {kind === 'textarea' ? (
        <textarea {...control} rows={rows} {...described} />
      ) : (
        <input {...control} type={kind} inputMode={inputModes[kind]} {...described} />
      )}
      {fault && (
        <Fault id={faultId}>
          <Icon name="error" />
          {fault}
        </Fault>
      )}
    </Box>
  )
}
