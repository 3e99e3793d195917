import { CacheProvider, type EmotionCache } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { Fragment, Suspense, use, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { Header } from '#components/header/Header.tsx'
import { SkipLink } from '#components/layout/SkipLink.tsx'
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx'
import { ToastProvider } from '#components/toasts/ToastProvider.tsx'
import { applyHead } from './documentHead.ts'
import { BelowFold } from './navigation/BelowFold.tsx'
import { HydratedNear } from './navigation/HydratedNear.tsx'
import { usePrefetching } from './navigation/usePrefetching.ts'
import { useScrollAndFocus } from './navigation/useScrollAndFocus.ts'
import { footer, type LoadedPage, loadNextPage, loadPage, matchPage } from './pageTable.ts'
import { theme } from './theme/theme.ts'

type AppProps = {
  styleCache: EmotionCache
  /** Throws an error of the page, instead of leaving the page's place empty. */
  throwing?: boolean
  /** Called when the page is hydrated, after the header and the footer. */
  onHydrated?: (() => void) | undefined
}

/** The whole of the body, for the template and for the browser; only the router around it differs. */
export function App({ styleCache, throwing = false, onHydrated }: AppProps) {
  const Boundary = throwing ? Fragment : Suspense
  return (
    <CacheProvider value={styleCache}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <ToastProvider>
          <SkipLink />
          <Header />
          <Boundary>
            <CurrentPage onHydrated={onHydrated} Boundary={Boundary} />
          </Boundary>
          <HydratedNear part={footer} Boundary={Boundary} />
        </ToastProvider>
      </ThemeProvider>
    </CacheProvider>
  )
}

type CurrentPageProps = Pick<AppProps, 'onHydrated'> & { Boundary: typeof Suspense | typeof Fragment }

/** The page of the current path. It waits for the next page inside the navigation's transition, then shows it. */
function CurrentPage({ onHydrated, Boundary }: CurrentPageProps) {
  const { pathname } = useLocation()
  const { entry, params } = matchPage(pathname)
  const isPrerendered = useRef(true)
  const page = use<LoadedPage>((isPrerendered.current ? loadPage : loadNextPage)(entry, params))
  const { Page, content, belowFold, metadata } = page
  const announcement = useRef<HTMLParagraphElement>(null)

  // Before useScrollAndFocus, which announces the new title. The first page has its head already.
  useLayoutEffect(() => {
    if (metadata) applyHead(metadata)
    isPrerendered.current = false
  }, [metadata])
  useScrollAndFocus(announcement)
  usePrefetching()
  useEffect(() => onHydrated?.(), [onHydrated])

  return (
    <>
      <main id="content" tabIndex={-1}>
        <Page {...content} />
        <BelowFold key={pathname} part={belowFold} Boundary={Boundary} />
      </main>
      <VisuallyHidden ref={announcement} role="status" />
    </>
  )
}
