import FormLabel from '@mui/material/FormLabel'
import { styled, type Theme } from '@mui/material/styles'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useId } from 'react'
import { dayOf, offeredDays } from '#data/quote/preferredDay.ts'
import {
  choicesOf,
  type QuoteField as FieldName,
  type FoldedPartName,
  foldedFields,
} from '#data/quote/quoteFields.ts'
import { PhotoPicker } from './photos/PhotoPicker.tsx'
import { otherValues, writeOther } from './photos/stores.ts'
import { Optional, QuoteField } from './QuoteField.tsx'

const Part = styled('div')({
  display: 'grid',
  flexBasis: '100%',
  gap: '1.15rem',
  paddingBlock: '.65rem',
  '&[hidden]': { display: 'none' },
})

const Row = styled('div')({ display: 'grid', gap: '.35rem' })

const Choices = styled(ToggleButtonGroup)({ display: 'flex', flexWrap: 'wrap', gap: '.5rem' })

const chosen = ({ primary }: Theme['palette']) => ({
  background: primary.main,
  borderColor: primary.main,
  color: primary.contrastText,
})

/** Outranks the group, whose buttons share borders where two are chosen, or all are disabled. */
const own = '&&&&&'

/** Styled like a chip. */
const Choice = styled(ToggleButton)(({ theme: { palette, design } }) => ({
  [own]: {
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
  [`${own}.Mui-selected`]: chosen(palette),
  // On a touch screen :hover stays after a tap.
  '&&:hover': { background: 'none' },
  '@media (hover: hover)': { '&&:not(.Mui-selected):hover': { background: palette.background.sunken } },
  '@media (forced-colors: active)': { [`${own}.Mui-selected`]: { borderColor: 'Highlight', borderWidth: 4 } },
}))

type FoldedPartProps = {
  part: FoldedPartName
  hidden: boolean
  faultOf: (name: FieldName) => string | undefined
  readOnly: boolean
}

/** The fields of a folded part, and the photos in theirs. */
export function FoldedPart({ part, hidden, faultOf, readOnly }: FoldedPartProps) {
  const values = otherValues.useValue()
  const now = new Date()
  const { first, last } = offeredDays(now)
  const id = useId()
  return (
    <Part hidden={hidden}>
      {/* A photo is named by its digest, and crypto.subtle needs a secure context. */}
      {part === 'photos' && isSecureContext && <PhotoPicker readOnly={readOnly} />}
      {foldedFields.map((field) => {
        const { name, label, kind, options, folded, help, helpLater } = field
        if (folded !== part) return null
        const value = values[name] ?? ''
        if (!options)
          return (
            <QuoteField
              key={name}
              field={{ ...field, help: (first > dayOf(now) && helpLater) || help }}
              fault={faultOf(name)}
              readOnly={readOnly}
              {...(kind === 'date' && { min: first, max: last })}
              value={value}
              onChange={({ target }) => writeOther(name, target.value)}
            />
          )
        // Optional: a second press removes a choice.
        return (
          <Row key={name}>
            <FormLabel id={`${id}${name}`} component="span">
              {label}
              <Optional />
            </FormLabel>
            <Choices
              aria-labelledby={`${id}${name}`}
              exclusive={kind === 'choice'}
              value={kind === 'choice' ? value : choicesOf(value)}
              disabled={readOnly}
              onChange={(_event, next: string | string[] | null) => writeOther(name, String(next ?? ''))}
            >
              {options.map((option) => (
                <Choice key={option.value} value={option.value}>
                  {option.label}
                </Choice>
              ))}
            </Choices>
          </Row>
        )
      })}
    </Part>
  )
}
