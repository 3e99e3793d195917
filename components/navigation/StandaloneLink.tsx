import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { Icon } from '../media/Icon.tsx'

/** A link alone under a text, as high as a touch target. */
export const StandaloneLink = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.design.size.touchTargetMin,
}))

/** A link to the page above. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <StandaloneLink href={to} sx={{ gap: '.4rem', fontWeight: 700 }}>
      <Icon name="arrowBack" />
      <span>{children}</span>
    </StandaloneLink>
  )
}

const Small = styled('small')(({ theme }) => ({ color: theme.palette.text.secondary }))

/** The source of a statement, after it: "The Oshawa Express, 2020"; a link only if the full URL is known. */
export function Source({ text, url }: { text: string; url?: string | undefined }) {
  return <Small>(Source: {url ? <Link href={url}>{text}</Link> : text})</Small>
}
