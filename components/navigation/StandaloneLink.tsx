import styled from '@emotion/styled'

/** A link that stands alone under a text, as high as a finger needs. */
export const StandaloneLink = styled('a')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.design.size.touchTargetMin,
}))
