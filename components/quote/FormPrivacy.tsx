import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { paths } from '#data/paths.ts'

const Small = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
}))

/** What happens with what was typed, and where the whole of it is written. */
export function FormPrivacy({ children, link }: { children: string; link: string }) {
  return (
    <Small>
      {children} <Link href={paths.privacy}>{link}</Link>
    </Small>
  )
}
