import { CacheProvider, type EmotionCache, ThemeProvider } from '@emotion/react'
import { Fragment, Suspense, use, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { Footer } from '#components/footer/Footer.tsx'
import { Header } from '#components/header/Header.tsx'
import { SkipLink } from '#components/layout/SkipLink.tsx'
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx'
import { ToastProvider } from '#components/toasts/ToastProvider.tsx'
import { TooltipHost } from '#components/tooltips/TooltipHost.tsx'
import { ArrivingPage } from './ArrivingPage.tsx'
import { applyHead } from './documentHead.ts'
import { loadNextPage, matchPage } from './pageTable.ts'
import { theme } from './theme.ts'
import { useArrival } from './useArrival.ts'
import { useLinks } from './useLinks.ts'
import { usePrefetching } from './usePrefetching.ts'

type AppProps = {
  styleCache: EmotionCache
  /** Lets an error in a page out, instead of leaving the page's place empty. */
  throwing?: boolean
  /** Told when the page is alive, not the header and the footer alone: React hydrates those first. */
  onHydrated?: (() => void) | undefined
}

/** The whole of the body, for the template and for the browser; only the router around it differs. */
export function App({ styleCache, throwing = false, onHydrated }: AppProps) {
  const Boundary = throwing ? Fragment : Suspense
  return (
    <CacheProvider value={styleCache}>
      <ThemeProvider theme={theme}>
        <ToastProvider>
          <SkipLink />
          <Header />
          <Boundary>
            <CurrentPage onHydrated={onHydrated} />
          </Boundary>
          <Footer />
          <TooltipHost />
        </ToastProvider>
      </ThemeProvider>
    </CacheProvider>
  )
}

/** The page of the current address. It waits for the next page inside the navigation's transition, then shows it whole. */
function CurrentPage({ onHydrated }: Pick<AppProps, 'onHydrated'>) {
  const { pathname } = useLocation()
  const { entry, params } = matchPage(pathname)
  const { Page, content, metadata } = use(loadNextPage(entry, params))
  const announcement = useRef<HTMLParagraphElement>(null)

  const isBuilt = useRef(true)
  // Before useArrival, which reads the new title out. The head the page came with is the build's, which may have found more
  // to say than the page's own records do (renderer/build/doorwayPages.ts).
  useLayoutEffect(() => {
    if (!isBuilt.current) applyHead(metadata)
    isBuilt.current = false
  }, [metadata])
  useArrival(announcement)
  useLinks()
  usePrefetching()
  useEffect(() => onHydrated?.(), [onHydrated])

  return (
    <>
      <main id="content" tabIndex={-1}>
        <ArrivingPage key={pathname}>
          <Page {...content} />
        </ArrivingPage>
      </main>
      <VisuallyHidden ref={announcement} role="status" />
    </>
  )
}
