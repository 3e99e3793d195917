import { CacheProvider, type EmotionCache, ThemeProvider } from '@emotion/react'
import { Fragment, Suspense, use, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { Footer } from '#components/footer/Footer.tsx'
import { Header } from '#components/header/Header.tsx'
import { SkipLink } from '#components/layout/SkipLink.tsx'
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx'
import { ToastProvider } from '#components/toasts/ToastProvider.tsx'
import { TooltipHost } from '#components/tooltips/TooltipHost.tsx'
import { applyHead } from './documentHead.ts'
import { DeferredPage } from './navigation/DeferredPage.tsx'
import { useLinks } from './navigation/useLinks.ts'
import { usePrefetching } from './navigation/usePrefetching.ts'
import { useScrollAndFocus } from './navigation/useScrollAndFocus.ts'
import { loadNextPage, matchPage } from './pageTable.ts'
import { theme } from './theme.ts'

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

/** The page of the current path. It waits for the next page inside the navigation's transition, then shows it whole. */
function CurrentPage({ onHydrated }: Pick<AppProps, 'onHydrated'>) {
  const { pathname } = useLocation()
  const { entry, params } = matchPage(pathname)
  const { Page, content, metadata } = use(loadNextPage(entry, params))
  const announcement = useRef<HTMLParagraphElement>(null)

  const isPrerendered = useRef(true)
  // Before useScrollAndFocus, which announces the new title. The first page has its head already.
  useLayoutEffect(() => {
    if (!isPrerendered.current) applyHead(metadata)
    isPrerendered.current = false
  }, [metadata])
  useScrollAndFocus(announcement)
  useLinks()
  usePrefetching()
  useEffect(() => onHydrated?.(), [onHydrated])

  return (
    <>
      <main id="content" tabIndex={-1}>
        <DeferredPage key={pathname}>
          <Page {...content} />
        </DeferredPage>
      </main>
      <VisuallyHidden ref={announcement} role="status" />
    </>
  )
}
