import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'

/** A link that stands alone under a text, as high as a finger needs. */
export const StandaloneLink = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.design.size.touchTargetMin,
}))
