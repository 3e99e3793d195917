import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { alertWording as wording } from '#data/desk/alertWording.ts'
import { useKeptFocus } from '../../layout/useKeptFocus.ts'
import { useAlerts } from './useAlerts.ts'

const Box = styled('section')(({ theme: { palette, typography } }) => ({
  maxWidth: 640,
  margin: '0 0 1.5rem',
  '& label': { display: 'flex', minHeight: 48, gap: '.5rem', fontWeight: 600, margin: 0 },
  '& p': { ...typography.body2, margin: 0, color: palette.text.secondary },
}))

/** Turns alerts on and off in this browser, or says why alerts are not available. */
export function AlertSwitch() {
  const hint = useId()
  const { state, isBusy, turn } = useAlerts()
  const keptFocus = useKeptFocus()
  const isUsable = state === 'on' || state === 'off'
  return (
    <Box {...keptFocus}>
      <FormControlLabel
        label={wording.label}
        control={
          <Switch
            checked={state === 'on'}
            disabled={!isUsable || isBusy}
            onChange={(_event, isOn) => void turn(isOn)}
            slotProps={{ input: { 'aria-describedby': hint } }}
          />
        }
      />
      <p id={hint}>{isUsable || state === 'asking' ? wording.lead : wording[state]}</p>
    </Box>
  )
}
