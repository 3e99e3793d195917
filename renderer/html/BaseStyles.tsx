import GlobalStyles from '@mui/material/GlobalStyles'
import { globalStyles } from '../globalStyles.ts'
import { theme } from '../theme.ts'

/** The rules without a class. Only the HTML has them: the browser keeps the tag it came with. */
export function BaseStyles() {
  return <GlobalStyles styles={globalStyles(theme)} />
}
