import styled from '@emotion/styled'
import { site } from '#data/company/site.ts'
import { Icon } from '../media/Icon.tsx'
import { type ButtonLook, buttonStyle } from './buttonStyle.ts'

const Anchor = styled('a', { shouldForwardProp: (prop) => prop !== 'look' })<{ look: ButtonLook }>(
  ({ theme, look }) => buttonStyle(look, theme),
)

type CallButtonProps = {
  look?: 'call' | 'primary'
  /** In place of the number, where that stands close by. */
  label?: string
}

/** Calls the company: the number in words, never an icon alone. */
export function CallButton({ look = 'call', label = site.phoneDotted }: CallButtonProps) {
  return (
    <Anchor look={look} href={`tel:${site.phone}`}>
      <Icon name="phone" />
      <span>{label}</span>
    </Anchor>
  )
}
