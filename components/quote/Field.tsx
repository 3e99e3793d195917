import styled from '@emotion/styled'
import type { ComponentProps } from 'react'
import type { QuoteField } from '#data/quote/quoteRequest.ts'
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
  label: string
  name: QuoteField
  /** What is wrong with it, in a sentence for the visitor. */
  fault: string | undefined
} & (
  | (ComponentProps<'input'> & { rows?: undefined })
  | (ComponentProps<'textarea'> & { rows: number; type?: undefined })
)

/** A control of the form under its label, over what is wrong with it. */
export function Field({ label, fault, ...control }: FieldProps) {
  const id = `quote-${control.name}`
  const faultId = `${id}-fault`
  const described = fault ? { 'aria-invalid': true, 'aria-describedby': faultId } : {}
  return (
    <Box>
      <label htmlFor={id}>
        {label} {control.required ? <em aria-hidden="true">*</em> : <small>(optional)</small>}
      </label>
      {control.rows === undefined ? (
        <input id={id} {...control} {...described} />
      ) : (
        <textarea id={id} {...control} {...described} />
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
