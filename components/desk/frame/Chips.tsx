import Chip from '@mui/material/Chip'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { RouterLink } from '../../navigation/RouterLink.tsx'

export const Chips = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '.5rem' })

const lookOf = (isChosen: boolean) => ({ clickable: true, color: isChosen ? 'primary' : 'default' }) as const

type ChoiceChipProps = { label: ReactNode; isChosen: boolean; onChoose: () => void }

/** A button that chooses one of several. */
export const ChoiceChip = ({ label, isChosen, onChoose }: ChoiceChipProps) => (
  <Chip
    {...lookOf(isChosen)}
    component="button"
    type="button"
    aria-pressed={isChosen}
    onClick={onChoose}
    label={label}
  />
)

type LinkChipProps = { label: ReactNode; isCurrent: boolean; href: string }

/** A link to one of several views of a screen. */
export const LinkChip = ({ label, isCurrent, href }: LinkChipProps) => (
  <Chip
    {...lookOf(isCurrent)}
    component={RouterLink}
    aria-current={isCurrent ? 'true' : undefined}
    href={href}
    label={label}
  />
)
