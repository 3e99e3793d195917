import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import type { ReactNode } from 'react'
import { DeskIcon } from '../icons/DeskIcon.tsx'

type DeskFieldProps = {
  id: string
  label: string
  value: string
  onChange: (value: string) => void
  type?: 'text' | 'email' | 'date'
  hint?: string | undefined
  /** Id of a text elsewhere that describes the field, too. */
  describedBy?: string | undefined
  /** Fault of the value, shown under the field. */
  fault?: string | undefined
  rows?: number
  /** Actions below the field. */
  children?: ReactNode
  inputProps?: OutlinedInputProps['inputProps']
}

/** A field under its label, over its hint or its fault. */
export function DeskField({
  id,
  label,
  value,
  onChange,
  type = 'text',
  hint,
  describedBy,
  fault,
  rows,
  children,
  inputProps,
}: DeskFieldProps) {
  const about = fault ?? hint
  const aboutId = `${id}-about`
  const descriptions = [describedBy, about && aboutId].filter(Boolean)
  return (
    <FormControl fullWidth error={fault !== undefined}>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <OutlinedInput
        id={id}
        type={type}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        // A plain textarea of fixed height: Material UI's textarea would measure its text.
        {...(rows && { multiline: true, rows, inputComponent: 'textarea' as const })}
        // Material UI's default type, "text", is no attribute of a textarea.
        inputProps={{ ...inputProps, ...(rows && { type: undefined }) }}
        {...(descriptions.length > 0 && { 'aria-describedby': descriptions.join(' ') })}
      />
      {about && (
        <FormHelperText id={aboutId}>
          {fault && <DeskIcon name="error" />}
          {about}
        </FormHelperText>
      )}
      {children}
    </FormControl>
  )
}
