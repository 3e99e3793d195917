import styled from '@emotion/styled'

const Small = styled('small')(({ theme }) => ({ color: theme.palette.text.secondary }))

type SourceProps = {
  /** "The Oshawa Express, 2020". */
  text: string
  /** Only where the full address is known. */
  address?: string | undefined
}

/** Where a statement comes from, behind it. */
export function Source({ text, address }: SourceProps) {
  return <Small>(Source: {address ? <a href={address}>{text}</a> : text})</Small>
}
