import styled from '@emotion/styled'

const Small = styled('small')(({ theme }) => ({ color: theme.palette.text.secondary }))

type SourceProps = {
  /** "The Oshawa Express, 2020". */
  text: string
  /** Only if the full URL is known. */
  address?: string | undefined
}

/** The source of a statement, after it. */
export function Source({ text, address }: SourceProps) {
  return <Small>(Source: {address ? <a href={address}>{text}</a> : text})</Small>
}
