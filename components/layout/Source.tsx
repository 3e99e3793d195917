import styled from '@emotion/styled'

const Small = styled('small')(({ theme }) => ({ color: theme.palette.text.secondary }))

type SourceProps = {
  /** "The Oshawa Express, 2020". */
  text: string
  /** Only if the full URL is known. */
  url?: string | undefined
}

/** The source of a statement, after it. */
export function Source({ text, url }: SourceProps) {
  return <Small>(Source: {url ? <a href={url}>{text}</a> : text})</Small>
}
