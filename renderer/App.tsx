import { CacheProvider, type EmotionCache } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { memo, type ReactNode, Suspense, useRef } from 'react'
import {
  type LoaderFunction,
  Outlet,
  type RouteObject,
  ScrollRestoration,
  useLoaderData,
  useLocation,
} from 'react-router-dom'
import { Header } from '#components/header/Header.tsx'
import { Footer } from '#components/layout/Footer.tsx'
import { SkipLink, VisuallyHidden } from '#components/layout/VisuallyHidden.tsx'
import { QuoteUnderWay } from '#components/quote/QuoteUnderWay.tsx'
import { entryKey, scrollKey } from '#components/session/stubContract.ts'
import { Toasts } from '#components/toasts/Toasts.tsx'
import { useArrival } from './navigation/useArrival.ts'
import { useLinks } from './navigation/useLinks.ts'
import { type LoadedPage, routes, unknown } from './site/pages.ts'
import { theme } from './theme/theme.ts'

/** The content of the body. @param props.children React Router's provider: static in the build, of the history in the browser */
export function App({ styleCache, children }: { styleCache: EmotionCache; children: ReactNode }) {
  return (
    <CacheProvider value={styleCache}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
}

// Constants: React Router renders the layout at every state of a navigation.
const above = (
  <>
    <SkipLink />
    <Header />
  </>
)
const below = (
  <>
    <Suspense>
      <Footer />
    </Suspense>
    <QuoteUnderWay />
    <Toasts />
  </>
)

/** What is on every page. */
function Layout() {
  useLinks()
  return (
    <>
      {above}
      <Outlet />
      {below}
      <ScrollRestoration getKey={entryKey} storageKey={scrollKey} />
    </>
  )
}

/** The page of the current path. */
function CurrentPage() {
  const { pathname } = useLocation()
  const page = useLoaderData<LoadedPage>()
  const announcement = useRef<HTMLParagraphElement>(null)
  useArrival(page.metadata, announcement)
  return (
    <>
      <main id="content" tabIndex={-1}>
        <PageView key={pathname} page={page} />
      </main>
      <VisuallyHidden ref={announcement} role="status" />
    </>
  )
}

/** Keyed and memoized: another page has other elements, and this one is not rendered again while the next is loading. */
const PageView = memo(({ page: { Page, data } }: { page: LoadedPage }) => <Page {...data} />)

/** React Router's routes: the folders under pages, each with its path as id. The loader returns a LoadedPage. */
export function pageRoutes(loader: LoaderFunction): RouteObject[] {
  const page = (path: string) => ({ id: path, path, loader, Component: CurrentPage })
  return [{ Component: Layout, children: [...routes.keys(), unknown].map(page) }]
}
