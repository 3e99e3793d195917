import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

const Label = styled('label')(({ theme: { typography, palette, design } }) => ({
  display: 'grid',
  gap: '.35rem',
  alignContent: 'start',
  fontWeight: 600,
  fontSize: '1rem',
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
}))

type FieldProps = {
  label: string
  /** Marks the label; the control itself carries the attribute. */
  required?: boolean
  /** The control. */
  children: ReactNode
}

/** A control of the form under its label. */
export function Field({ label, required = false, children }: FieldProps) {
  return (
    <Label>
      <span>
        {label} {required ? <em aria-hidden="true">*</em> : <small>(optional)</small>}
      </span>
      {children}
    </Label>
  )
}
