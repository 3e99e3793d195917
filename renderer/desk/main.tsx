import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import GlobalStyles from '@mui/material/GlobalStyles'
import { ThemeProvider } from '@mui/material/styles'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { DeskApp } from '#components/desk/DeskApp.tsx'
import { DeskToasts } from '#components/toasts/DeskToasts.tsx'
import { deskRoots } from '#data/desk/deskPaths.ts'
import { fontFaces } from '../theme/fonts.ts'
import { createStyleCache } from '../theme/theme.ts'
import { deskTheme } from './deskTheme.ts'
import { registerServiceWorker } from './registerServiceWorker.ts'

/** Delay in milliseconds before the service worker fetches what is not on the screen: the list comes first. */
const pause = location.pathname === deskRoots.screens ? 3000 : 0

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
      <DeskToasts />
    </ThemeProvider>
  </CacheProvider>,
)
setTimeout(registerServiceWorker, pause)
