import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'

const Small = styled('small')(({ theme }) => ({ color: theme.palette.text.secondary }))

/** The source of a statement, after it: "The Oshawa Express, 2020"; a link only if the full URL is known. */
export function Source({ text, url }: { text: string; url?: string | undefined }) {
  return <Small>(Source: {url ? <Link href={url}>{text}</Link> : text})</Small>
}
