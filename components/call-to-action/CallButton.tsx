import Button from '@mui/material/Button'
import { site } from '#data/company/site.ts'
import { Icon } from '../media/Icon.tsx'

type CallButtonProps = {
  variant?: 'call' | 'primary'
  /** In place of the number, where that stands close by. */
  label?: string
}

/** Calls the company: the number in words, never an icon alone. */
export function CallButton({ variant = 'call', label = site.phoneDotted }: CallButtonProps) {
  return (
    <Button variant={variant} href={`tel:${site.phone}`} startIcon={<Icon name="phone" />}>
      {label}
    </Button>
  )
}
