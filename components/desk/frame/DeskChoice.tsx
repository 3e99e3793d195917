import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { DeskIcon } from '../icons/DeskIcon.tsx'

type DeskChoiceProps = {
  id: string
  label: string
  value: string
  onChange: (value: string) => void
  options: readonly { value: string; label: string }[]
  fault?: string | undefined
}

const Arrow = () => (
  <span style={{ position: 'absolute', right: 14, pointerEvents: 'none', display: 'flex' }}>
    <DeskIcon name="expandMore" />
  </span>
)

/** A choice in the native list of the system, which is familiar on a phone. */
export function DeskChoice({ id, label, value, onChange, options, fault }: DeskChoiceProps) {
  const faultId = `${id}-fault`
  return (
    <FormControl fullWidth error={fault !== undefined}>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <NativeSelect
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        input={<OutlinedInput />}
        IconComponent={Arrow}
        {...(fault && { 'aria-describedby': faultId })}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
      {fault && (
        <FormHelperText id={faultId}>
          <DeskIcon name="error" />
          {fault}
        </FormHelperText>
      )}
    </FormControl>
  )
}
