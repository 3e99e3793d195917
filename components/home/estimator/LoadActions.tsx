import styled from '@emotion/styled'
import { Buttons } from '../../call-to-action/Buttons.tsx'
import { CallButton } from '../../call-to-action/CallButton.tsx'
import { QuoteButton } from '../../call-to-action/QuoteButton.tsx'
import { Icon } from '../../media/Icon.tsx'
import { rememberQuoteSubject } from '../../session/quoteSubject.ts'
import { hiddenUntilHydrated } from './hiddenUntilHydrated.ts'
import type { useItemCounter } from './useItemCounter.ts'

const Actions = styled(Buttons)({ marginTop: '.5rem' })

const Disclosure = styled('button')(({ theme: { typography, palette, design, breakpoints } }) => ({
  ...typography.button,
  ...hiddenUntilHydrated,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '.25rem',
  minHeight: design.size.buttonHeight,
  padding: '.75rem .5rem',
  border: 0,
  background: 'none',
  color: palette.primary.main,
  textDecoration: 'underline',
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '.18em',
  cursor: 'pointer',
  '&:hover': { textDecorationThickness: 3 },
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
        type="button"
        aria-expanded={counter.isOpen}
        onClick={counter.toggle}
        onFocus={counter.preload}
        onPointerEnter={counter.preload}
      >
        {count}
        <Icon name="expandMore" />
      </Disclosure>
    </Actions>
  )
}
