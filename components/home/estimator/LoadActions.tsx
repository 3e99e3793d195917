import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Buttons } from '../../call-to-action/Buttons.tsx'
import { CallButton } from '../../call-to-action/CallButton.tsx'
import { QuoteButton } from '../../call-to-action/QuoteButton.tsx'
import { Icon } from '../../media/Icon.tsx'
import { rememberQuoteSubject } from '../../session/quoteSubject.ts'
import { hiddenUntilHydrated } from './hiddenUntilHydrated.ts'
import type { useItemCounter } from './useItemCounter.ts'

const Actions = styled(Buttons)({ marginTop: '.5rem' })

const Disclosure = styled(Button)(({ theme: { design, breakpoints } }) => ({
  ...hiddenUntilHydrated,
  [breakpoints.down('sm')]: { minHeight: design.size.touchTargetMin, padding: 0 },
  '& svg': { transition: `transform ${design.move.fast}` },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
}))

type LoadActionsProps = {
  /** Of the quote. */
  subject: string
  isOverfull: boolean
  count: string
  counter: Pick<ReturnType<typeof useItemCounter>, 'isOpen' | 'toggle' | 'preload'>
}

/** The quote button, a call button if no price applies, and the button that opens the item counter. */
export function LoadActions({ subject, isOverfull, count, counter }: LoadActionsProps) {
  return (
    <Actions>
      {isOverfull && <CallButton />}
      <QuoteButton label="Get a quote for this load" onClick={() => rememberQuoteSubject(subject)} />
      <Disclosure
        variant="quiet"
        endIcon={<Icon name="expandMore" />}
        aria-expanded={counter.isOpen}
        onClick={counter.toggle}
        onFocus={counter.preload}
        onPointerEnter={counter.preload}
      >
        {count}
      </Disclosure>
    </Actions>
  )
}
