import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'

const Small = styled('small')(({ theme }) => ({ color: theme.palette.text.secondary }))

type SourceProps = {
  /** "The Oshawa Express, 2020". */
  text: string
  /** Only if the full URL is known. */
  url?: string | undefined
}

/** The source of a statement, after it. */
export function Source({ text, url }: SourceProps) {
  return <Small>(Source: {url ? <Link href={url}>{text}</Link> : text})</Small>
}
