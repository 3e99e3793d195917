import styled from '@emotion/styled'
import { SiteLink } from './SiteLink.tsx'

/** A link that stands alone under a text, as high as a finger needs. */
export const StandaloneLink = styled(SiteLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.design.size.touchTargetMin,
}))
