import styled from '@emotion/styled'

/** The column all content stands in: 1280 px at most, a gutter at both sides. */
export const Wrap = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: `calc(${theme.design.space.containerMax} + 2 * ${theme.design.space.gutter})`,
  marginInline: 'auto',
  paddingInline: theme.design.space.gutter,
}))
