import { CacheProvider, type EmotionCache } from '@emotion/react'
import GlobalStyles from '@mui/material/GlobalStyles'
import { globalStyles } from './globalStyles.ts'
import { theme } from './theme.ts'

/** The rules without a class, for the template alone: the browser keeps the tag it came with. */
export function BaseStyles({ styleCache }: { styleCache: EmotionCache }) {
  return (
    <CacheProvider value={styleCache}>
      <GlobalStyles styles={globalStyles(theme)} />
    </CacheProvider>
  )
}
