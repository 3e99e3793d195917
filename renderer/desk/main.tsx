import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import GlobalStyles from '@mui/material/GlobalStyles'
import { ThemeProvider } from '@mui/material/styles'
import { lazy, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { DeskApp } from '#components/desk/DeskApp.tsx'
import { deskRoots } from '#data/desk/deskRoots.ts'
import { fonts } from '../loadFonts.ts'
import { createStyleCache } from '../styleCache.ts'
import { deskTheme } from './deskTheme.ts'
import { registerServiceWorker } from './registerServiceWorker.ts'

const fontFaces = fonts.map(({ family, file, weight }) => ({
  '@font-face': {
    fontFamily: family,
    src: `url(${file}) format("woff2")`,
    fontWeight: weight,
    fontDisplay: 'swap',
  },
}))

/** In milliseconds, until what is not on the screen is fetched: the list comes first, and it has no toasts of its own. */
const pause = location.pathname === deskRoots.screens ? 3000 : 0
const later = new Promise((resolve) => setTimeout(resolve, pause))

const DeskToasts = lazy(async () => {
  await later
  // Offline before anything was kept: then there are no toasts.
  const module = await import('#components/toasts/DeskToasts.tsx').catch(() => undefined)
  return { default: module?.DeskToasts ?? (() => null) }
})

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root.')

createRoot(root).render(
  <CacheProvider value={createStyleCache()}>
    <ThemeProvider theme={deskTheme}>
      <CssBaseline />
      <GlobalStyles styles={fontFaces} />
      <BrowserRouter>
        <DeskApp />
      </BrowserRouter>
      <Suspense>
        <DeskToasts />
      </Suspense>
    </ThemeProvider>
  </CacheProvider>,
)
later.then(registerServiceWorker)
