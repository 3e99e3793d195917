import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import type { FormEvent, KeyboardEvent, ReactNode } from 'react'
import { shortViewport } from '../../layout/styles.ts'
import { DeskIcon } from './DeskIcon.tsx'
import { barSpace } from './Screen.tsx'

export type DeskFieldProps = {
  id: string
  label: string
  value: string
  onChange: (value: string) => void
  type?: 'text' | 'tel' | 'email' | 'date' | 'time'
  /** Makes it a choice, in the native list of the system, which is familiar on a phone. */
  options?: readonly { value: string; label: string }[]
  hint?: string | undefined
  /** Id of a text elsewhere that describes the field, too. */
  describedBy?: string | undefined
  fault?: string | undefined
  rows?: number
  children?: ReactNode
  inputMode?: 'decimal'
  enterKeyHint?: 'next' | 'done'
  inputProps?: OutlinedInputProps['inputProps']
}

const Arrow = () => (
  <span style={{ position: 'absolute', right: 14, pointerEvents: 'none', display: 'flex' }}>
    <DeskIcon name="expandMore" />
  </span>
)

export function DeskField({ id, label, value, onChange, type = 'text', ...props }: DeskFieldProps) {
  const { options, hint, describedBy, fault, rows, children, inputMode, enterKeyHint } = props
  const about = fault ?? hint
  const aboutId = `${id}-about`
  const descriptions = [describedBy, about && aboutId].filter(Boolean)
  const input = {
    id,
    value,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
    ...(descriptions.length > 0 && { 'aria-describedby': descriptions.join(' ') }),
  }
  return (
    <FormControl fullWidth error={fault !== undefined}>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      {options ? (
        <NativeSelect {...input} input={<OutlinedInput />} IconComponent={Arrow}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
      ) : (
        <OutlinedInput
          {...input}
          type={type}
          // A plain textarea of fixed height: Material UI's textarea would measure its text.
          {...(rows && { multiline: true, rows, inputComponent: 'textarea' as const })}
          // Material UI's default type, "text", is no attribute of a textarea.
          inputProps={{
            autoComplete: 'off',
            inputMode,
            enterKeyHint,
            ...props.inputProps,
            ...(rows && { type: undefined, enterKeyHint: undefined }),
          }}
        />
      )}
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

/** Two short fields beside each other, where there is room. */
export const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
  alignItems: 'start',
  gap: '1rem',
})

/** The buttons at the end of a form, within a thumb's reach while the form is longer than the screen. */
export const FormBar = styled('div')(({ theme: { palette, breakpoints, design } }) => ({
  position: 'sticky',
  zIndex: 2,
  bottom: 'calc(64px + env(safe-area-inset-bottom))',
  display: 'flex',
  gap: '.5rem',
  margin: '0 -1rem -1rem',
  padding: '.75rem 1rem',
  borderRadius: `0 0 ${design.corner.medium}px ${design.corner.medium}px`,
  background: palette.background.paper,
  borderTop: `1px solid ${palette.divider}`,
  [breakpoints.up('md')]: { bottom: 0 },
  '& [type=submit]': { flexGrow: 1 },
  // Always in sight: focusing a button must not scroll the page for the height kept free (DeskFrame.tsx).
  '& button': { scrollMarginBottom: -barSpace },
  [shortViewport]: { position: 'static' },
}))

/** Props of a form that this program sends, and that checks its fields with words of its own. */
export const submits = (act: () => unknown) => ({
  noValidate: true,
  onSubmit(event: FormEvent) {
    event.preventDefault()
    act()
  },
})

/** Enter goes on to the next field of a form, as a phone's key says; after the last one the keyboard closes. */
export function goToNextField(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event
  if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type === 'checkbox') return
  event.preventDefault()
  const fields = [...currentTarget.querySelectorAll<HTMLElement>('input:not([type=checkbox]), textarea')]
  const next = fields[fields.indexOf(target) + 1]
  if (next) next.focus()
  else target.blur()
}
