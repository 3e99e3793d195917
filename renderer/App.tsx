import { CacheProvider, type EmotionCache } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { Fragment, Suspense, use, useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { Header } from '#components/header/Header.tsx'
import { SkipLink } from '#components/layout/SkipLink.tsx'
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx'
import { ToastProvider } from '#components/toasts/ToastProvider.tsx'
import { applyHead } from './documentHead.ts'
import { HydratedNear } from './navigation/HydratedNear.tsx'
import { usePrefetching, usePrefetchingInView } from './navigation/usePrefetching.ts'
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

type Boundary = typeof Suspense | typeof Fragment
type CurrentPageProps = Pick<AppProps, 'onHydrated'> & { Boundary: Boundary }

/** The page of the current path. It waits for the next page inside the navigation's transition, then shows it. */
function CurrentPage({ onHydrated, Boundary }: CurrentPageProps) {
  const { pathname } = useLocation()
  const { entry, params } = matchPage(pathname)
  const shown = useRef<{ pathname: string; page: LoadedPage }>(undefined)
  // Back before the next page is here: the page that is shown stays, with nothing to wait for.
  const page =
    shown.current?.pathname === pathname
      ? shown.current.page
      : use<LoadedPage>((shown.current ? loadNextPage : loadPage)(entry, params))
  const { Page, content, belowFold, metadata } = page
  const announcement = useRef<HTMLParagraphElement>(null)

  // Before useScrollAndFocus, which announces the new title. The first page has its head already.
  useLayoutEffect(() => {
    if (metadata) applyHead(metadata)
    shown.current = { pathname, page }
  }, [pathname, page, metadata])
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

type BelowFoldProps = { part: LoadedPage['belowFold']; Boundary: Boundary }

/**
 * The page below its first screen. After a navigation it is rendered right after that; a navigation to a section, back or
 * forward renders the whole page at once.
 */
function BelowFold({ part, Boundary }: BelowFoldProps) {
  const { hash } = useLocation()
  const startsAtTop = useNavigationType() !== 'POP' && !hash
  const isWhole = useDeferredValue(true, startsAtTop ? false : undefined)
  usePrefetchingInView(isWhole)
  if (!part) return null
  // Until then the footer stays below the screen.
  return isWhole ? <HydratedNear part={part} Boundary={Boundary} /> : <div style={{ minHeight: '100vh' }} />
}
