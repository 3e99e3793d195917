import GlobalStyles from '@mui/material/GlobalStyles'
import { madeOnce } from '#components/layout/madeOnce.tsx'
import { globalStyles } from './globalStyles.ts'
import { theme } from './theme.ts'

/** The rules without a class, for the template alone: the browser keeps the tag it came with. */
export const BaseStyles = madeOnce(function BaseStyles() {
  return <GlobalStyles styles={globalStyles(theme)} />
})
