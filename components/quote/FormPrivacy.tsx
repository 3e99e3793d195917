import styled from '@emotion/styled'
import { paths } from '#data/paths.ts'

const Small = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
}))

/** What happens with what was typed, and where the whole of it is written. */
export function FormPrivacy({ children, link }: { children: string; link: string }) {
  return (
    <Small>
      {children} <a href={paths.privacy}>{link}</a>
    </Small>
  )
}
