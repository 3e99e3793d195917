import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { quoteFields } from '#data/quote/quoteFields.ts'
import { useRestoreFocus } from '../layout/useRestoreFocus.ts'
import { Icon } from '../media/Icon.tsx'
import { rememberQuoteSubject } from '../session/quoteSubject.ts'
import { Tooltip } from '../tooltips/Tooltip.tsx'
import { otherValues } from './photos/stores.ts'

const Line = styled('div')(({ theme: { palette, design } }) => ({
  display: 'flex',
  gap: '.5rem',
  alignItems: 'center',
  padding: '.25rem .25rem .25rem 1rem',
  borderRadius: design.corner.medium,
  background: palette.background.sunken,
  '& p': { flex: 1, overflowWrap: 'anywhere' },
}))

const label = quoteFields.find(({ name }) => name === 'load')?.label

/** The load that the visitor chose or counted in the estimator, and that the form sends. */
export function LoadLine({ readOnly }: { readOnly: boolean }) {
  const { load } = otherValues.useValue()
  const focusProps = useRestoreFocus()
  if (!load) return null
  return (
    <Line {...focusProps}>
      <p>
        <b>{label}:</b> {load}
      </p>
      <Tooltip label="Remove the load">
        <IconButton disabled={readOnly} onClick={() => rememberQuoteSubject('', '')}>
          <Icon name="close" />
        </IconButton>
      </Tooltip>
    </Line>
  )
}
