import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import GlobalStyles from '@mui/material/GlobalStyles'
import { ThemeProvider } from '@mui/material/styles'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { DeskApp } from '#components/desk/DeskApp.tsx'
import { renewEnded } from '#components/desk/data/pushSubscription.ts'
import { DeskToasts } from '#components/toasts/DeskToasts.tsx'
import { deskRoots } from '#data/desk/deskPaths.ts'
import { fontFaces } from '../theme/fonts.ts'
import { createStyleCache } from '../theme/theme.ts'
import { deskTheme } from './deskTheme.ts'

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

/** Registers the service worker that keeps the desk readable offline. Not in development, where it would serve outdated code. */
async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    const url = `${deskRoots.screens}/serviceWorker.js`
    const { pushManager } = await navigator.serviceWorker.register(url, { scope: deskRoots.screens })
    // A desk may stay open for days, and be opened signed out or offline.
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) renewEnded(pushManager).catch(() => {})
    })
    await renewEnded(pushManager)
  } catch (error) {
    // In a private window registration fails: the desk works online only. Alerts are renewed the next time.
    console.warn('Nothing is kept for offline use, or alerts may have ended:', error)
  }
}
