import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect, useState } from 'react'
import { formatPostalCode, postalArea, postalCheck } from '#data/quote/postalCheck.ts'
import { lazyModule } from '../api/lazyModule.ts'
import { useHydrated } from '../session/createStore.ts'
import { otherValues, writeOther } from './photos/stores.ts'
import { attemptUnderWay } from './QuoteUnderWay.tsx'

const Box = styled('div')({
  display: 'grid',
  gap: '.5rem',
  marginTop: '.5rem',
  '@media print': { display: 'none' },
})

// The space is reserved from the start, so that hydration moves nothing; without JavaScript the control is hidden.
const Control = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'grid',
  gap: '.35rem',
  justifyItems: 'start',
  '&[data-waiting]': { visibility: 'hidden' },
  '@media (scripting: none)': { display: 'none' },
  '& input': { width: '9em', paddingBlock: '.8rem', textTransform: 'uppercase' },
  // Room for the longest answer on a phone.
  '& [role="status"]': { minHeight: '3.2em', fontWeight: 600 },
  // On large screens the padding of the section is room enough.
  [breakpoints.up('md')]: { marginBottom: '-3.2em' },
}))

const answer = lazyModule(() => import('./PostalAnswer.tsx'))

/** "Do we come to you?" Three characters of a postal code are enough; the answer comes while typing. The form sends the code. */
export function PostalCheck() {
  const isHydrated = useHydrated()
  const [typed, setTyped] = useState('')
  const code = otherValues.useValue().postalCode ?? ''
  // The code is another one after the draft was restored, and none after it was sent.
  const shown = formatPostalCode(typed) === code ? typed : code
  const area = postalArea(shown)

  function change(text: string) {
    // After the quote under way is stored, its code is dropped with its other fields.
    if (attemptUnderWay()) return
    setTyped(text)
    writeOther('postalCode', formatPostalCode(text))
  }

  return (
    <Box>
      <h3>{postalCheck.title}</h3>
      <p>{postalCheck.lead}</p>
      <Control data-waiting={isHydrated ? undefined : ''}>
        <FormLabel htmlFor="postal-code" sx={{ color: 'inherit' }}>
          {postalCheck.label}
        </FormLabel>
        <OutlinedInput
          id="postal-code"
          type="text"
          autoComplete="postal-code"
          placeholder={postalCheck.placeholder}
          value={shown}
          onChange={({ target }) => change(target.value)}
          onFocus={answer.load}
          slotProps={{
            input: {
              maxLength: 10,
              'aria-describedby': 'postal-code-note postal-code-answer',
              'aria-invalid': area === '',
            },
          }}
        />
        <FormHelperText component="div" id="postal-code-note" sx={{ color: 'inherit' }}>
          {postalCheck.note}
        </FormHelperText>
        <div role="status" id="postal-code-answer">
          <Answer area={area} />
        </div>
      </Control>
    </Box>
  )
}

function Answer({ area }: { area: string | undefined }): ReactNode {
  const { module, hasFailed, load } = answer.useModule()

  // After a failure the next postal area tries again.
  useEffect(() => {
    if (area) load()
  }, [area, load])

  if (area === undefined) return null
  if (area === '') return <span>{postalCheck.answers.malformed}</span>
  if (module) return <module.PostalAnswer area={area} />
  return hasFailed ? <span>{postalCheck.answers.unreachable}</span> : null
}
