import FormLabel from '@mui/material/FormLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect, useState } from 'react'
import { postalArea, postalCheck } from '#data/quote/postalCheck.ts'
import { lazyModule } from '../api/lazyModule.ts'
import { useHydrated } from '../session/useHydrated.ts'

const Box = styled('div')({
  display: 'grid',
  gap: '.5rem',
  marginTop: '.5rem',
  '@media print': { display: 'none' },
})

// The space is reserved from the start, so that hydration moves nothing; without JavaScript the control is hidden.
const Control = styled('div')({
  display: 'grid',
  gap: '.35rem',
  justifyItems: 'start',
  '&[data-waiting]': { visibility: 'hidden' },
  '@media (scripting: none)': { display: 'none' },
  '& input': { width: '9em', paddingBlock: '.8rem', textTransform: 'uppercase' },
  // Room for the longest answer on a phone.
  '& [role="status"]': { minHeight: '3.2em', fontWeight: 600 },
})

const answer = lazyModule(() => import('./PostalAnswer.tsx'))

/** "Do we come to you?" Three characters of a postal code are enough; the answer comes while typing. */
export function PostalCheck() {
  const isHydrated = useHydrated()
  const [typed, setTyped] = useState('')

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
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onFocus={answer.load}
          slotProps={{ input: { maxLength: 10 } }}
        />
        <div role="status">
          <Answer area={postalArea(typed)} />
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
  if (area === '') return postalCheck.answers.malformed
  if (module) return <module.PostalAnswer area={area} />
  return hasFailed ? postalCheck.answers.unreachable : null
}
