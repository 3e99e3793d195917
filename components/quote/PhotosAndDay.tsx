import FormLabel from '@mui/material/FormLabel'
import { styled, type Theme } from '@mui/material/styles'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useId } from 'react'
import { offeredDays } from '#data/quote/preferredDay.ts'
import { choicesOf, type QuoteField as FieldName, foldedFields } from '#data/quote/quoteFields.ts'
import { PhotoPicker } from './photos/PhotoPicker.tsx'
import { otherValues, writeOther } from './photos/stores.ts'
import { Optional, QuoteField } from './QuoteField.tsx'

const Part = styled('div')({ display: 'grid', gap: '1.15rem', '&[hidden]': { display: 'none' } })

type PhotosAndDayProps = {
  hidden: boolean
  faultOf: (name: FieldName) => string | undefined
  /** Fault of the files chosen last. */
  photoFault: string | undefined
  onPhotoFault: (fault: string | undefined) => void
  readOnly: boolean
}

/** The folded part of the quote form: photos, access, and the day and time. */
export function PhotosAndDay({ hidden, faultOf, photoFault, onPhotoFault, readOnly }: PhotosAndDayProps) {
  const values = otherValues.useValue()
  const { first, last } = offeredDays(new Date())
  return (
    <Part hidden={hidden}>
      {/* A photo is named by its digest, and crypto.subtle needs a secure context. */}
      {isSecureContext && <PhotoPicker fault={photoFault} onFault={onPhotoFault} readOnly={readOnly} />}
      {foldedFields.map((field) => {
        const { name, label, kind, options } = field
        const value = values[name] ?? ''
        const props = { label, options: options ?? [], readOnly }
        if (kind === 'choices')
          return (
            <Choices
              {...props}
              key={name}
              value={choicesOf(value)}
              onChange={(next) => writeOther(name, next.join(','))}
            />
          )
        if (kind === 'choice')
          return <Choices {...props} key={name} value={value} onChange={(next) => writeOther(name, next)} />
        return (
          <QuoteField
            key={name}
            field={field}
            fault={faultOf(name)}
            readOnly={readOnly}
            {...(kind === 'date' && { min: first, max: last })}
            value={value}
            onChange={({ target }) => writeOther(name, target.value)}
          />
        )
      })}
    </Part>
  )
}

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
function Choices<Value extends string | string[]>(props: ChoicesProps<Value>) {
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
