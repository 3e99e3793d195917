import FormLabel from '@mui/material/FormLabel'
import { styled, type Theme } from '@mui/material/styles'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useId } from 'react'
import { Optional } from '../fields/QuoteField.tsx'

const Row = styled('div')({ display: 'grid', gap: '.35rem' })

const Group = styled(ToggleButtonGroup)({ display: 'flex', flexWrap: 'wrap', gap: '.5rem' })

const chosen = ({ primary }: Theme['palette']) => ({
  background: primary.main,
  borderColor: primary.main,
  color: primary.contrastText,
})

/** Styled like a chip. */
const Choice = styled(ToggleButton)(({ theme: { palette, design } }) => ({
  '&&': {
    minHeight: design.size.touchTargetMin,
    margin: 0,
    padding: '0 1.05rem',
    border: `1.5px solid ${palette.control}`,
    borderRadius: design.corner.chip,
    color: palette.text.primary,
    fontWeight: 600,
    fontSize: '1rem',
    lineHeight: 'inherit',
    textTransform: 'none',
  },
  '&&.Mui-selected, &&.Mui-selected:hover': chosen(palette),
  // On a touch screen :hover stays after a tap.
  '&&:hover': { background: 'none' },
  '@media (hover: hover)': { '&&:not(.Mui-selected):hover': { background: palette.background.sunken } },
  '@media (forced-colors: active)': { '&&.Mui-selected': { borderColor: 'Highlight', borderWidth: 4 } },
}))

type ChoicesProps<Value> = {
  label: string
  options: readonly { value: string; label: string }[]
  /** The chosen option; a list where several can be chosen. */
  value: Value
  onChange: (value: Value) => void
  readOnly: boolean
}

/** Optional choices in a row: a second press removes a choice. */
export function Choices<Value extends string | string[]>(props: ChoicesProps<Value>) {
  const { label, options, value, onChange, readOnly } = props
  const id = useId()
  return (
    <Row>
      <FormLabel id={id} component="span">
        {label}
        <Optional />
      </FormLabel>
      <Group
        aria-labelledby={id}
        exclusive={!Array.isArray(value)}
        value={value}
        disabled={readOnly}
        onChange={(_event, next: Value | null) => onChange(next ?? ('' as Value))}
      >
        {options.map((option) => (
          <Choice key={option.value} value={option.value}>
            {option.label}
          </Choice>
        ))}
      </Group>
    </Row>
  )
}
