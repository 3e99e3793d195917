import { CacheProvider, type EmotionCache } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import {
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { Header } from '#components/header/Header.tsx'
import { SkipLink } from '#components/layout/SkipLink.tsx'
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx'
import { InterruptedQuote } from '#components/quote/InterruptedQuote.tsx'
import { PhotoUploads } from '#components/quote/PhotoUploads.tsx'
import { RenderedAheadContext } from '#components/session/renderedAhead.ts'
import { Toasts } from '#components/toasts/Toasts.tsx'
import { HydratedNear } from './navigation/HydratedNear.tsx'
import { loadNextPage, screenPathname } from './navigation/loadNextPage.ts'
import { footer, type LoadedPage, loadPage } from './navigation/loadPage.ts'
import { delayPopNavigations } from './navigation/popNavigations.ts'
import { useLinkTaps } from './navigation/useLinkTaps.ts'
import { usePrefetching, usePrefetchingAhead } from './navigation/usePrefetching.ts'
import { useScrollAndFocus } from './navigation/useScrollAndFocus.ts'
import { useTouchedPage } from './navigation/useTouchedPage.ts'
import { applyHead } from './site/documentHead.ts'
import { theme } from './theme/theme.ts'

type AppProps = {
  styleCache: EmotionCache
  /** Path of the prerendered page; its code and data are loaded. */
  firstPathname: string
  /** Called when the header and the first screen are hydrated. */
  onHydrated?: (() => void) | undefined
}

/** The content of the body, for prerendering and for the browser; each puts a router of its own around it. */
export function App({ styleCache, firstPathname, onHydrated }: AppProps) {
  const shown = useRef(firstPathname)
  // A child's layout effect runs before the router's, so this listener is registered first.
  useLayoutEffect(() => delayPopNavigations(() => shown.current), [])
  return (
    <CacheProvider value={styleCache}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <SkipLink />
        <Header />
        <Suspense>
          <CurrentPage shown={shown} onHydrated={onHydrated} />
        </Suspense>
        <HydratedNear part={footer} props={{}} />
        <InterruptedQuote />
        <PhotoUploads />
        <Toasts />
      </ThemeProvider>
    </CacheProvider>
  )
}

type CurrentPageProps = Pick<AppProps, 'onHydrated'> & {
  /** Path of the page on the screen. */
  shown: RefObject<string>
}

/** The page of the current path. Suspends for the next page within the navigation's transition. */
function CurrentPage({ shown, onHydrated }: CurrentPageProps) {
  const { pathname, hash } = useLocation()
  const isPop = useNavigationType() === 'POP'
  const isAtTop = !isPop && !hash
  // Back during a navigation returns to the shown page, which is loaded. A link to a section of it waits for the section.
  const isHere = shown.current === pathname && (isAtTop || isPop || document.getElementById(hash.slice(1)))
  const page = use(isHere ? loadPage(pathname) : loadNextPage(pathname, !isAtTop))
  const { content, belowFold } = page
  const [touched, afterClick] = useTouchedPage()
  const next = touched?.isShown ? touched : undefined
  const onScreen = next?.page ?? page
  const announcement = useRef<HTMLParagraphElement>(null)

  useLayoutEffect(() => {
    shown.current = pathname
    screenPathname.current = next?.pathname ?? pathname
  }, [shown, pathname, next])
  // After the paint, except for a page that is shown early. The prerendered page already has its head.
  const described = useRef(page)
  useEffect(() => {
    if (described.current !== onScreen) applyHead(onScreen.metadata)
    described.current = onScreen
  }, [onScreen])
  useScrollAndFocus(announcement, onScreen.metadata.title, next?.pathname)
  usePrefetching()
  useLinkTaps(afterClick)
  useEffect(() => onHydrated?.(), [onHydrated])

  return (
    <>
      <main id="content" tabIndex={-1}>
        {/* Keyed: elements reused from a page of the same kind would keep its photo and its heights (loadFonts.ts). */}
        <PageView key={pathname} page={page} isAhead={false} isHidden={Boolean(next)}>
          <BelowFold part={belowFold} props={content} isDeferred={isAtTop} />
        </PageView>
        {touched && (
          <PageView key={touched.pathname} page={touched.page} isAhead={!next} isHidden={!next}>
            {room}
          </PageView>
        )}
      </main>
      <VisuallyHidden ref={announcement} role="status" />
    </>
  )
}

type PageViewProps = {
  page: LoadedPage
  /** Whether the page is rendered before it is shown. */
  isAhead: boolean
  isHidden: boolean
  /** Content below the first screen. */
  children: ReactNode
}

/** Uses the attribute `hidden`: React renders a hidden Activity only after all hydration, and starts again after a click. */
function PageView({ page, isAhead, isHidden, children }: PageViewProps) {
  return (
    <div hidden={isHidden}>
      <RenderedAheadContext value={isAhead}>
        <FirstScreen page={page} />
      </RenderedAheadContext>
      {children}
    </div>
  )
}

/** Memoized: a page that is rendered ahead is not rendered again to be shown. */
const FirstScreen = memo(function FirstScreen({ page: { Page, content } }: { page: LoadedPage }) {
  return <Page {...content} />
})

/** Keeps the footer below the first screen. */
const room = <div style={{ minHeight: '100vh' }} />

type BelowFoldProps = {
  part: LoadedPage['belowFold']
  props: object
  isDeferred: boolean
}

/**
 * The page below its first screen. A navigation renders it after the first screen, in a deferred render; a navigation to a
 * section, Back or Forward renders the whole page at once. Memoized: a touch before hydration could render it again, and React
 * would then discard the prerendered HTML.
 */
const BelowFold = memo(function BelowFold({ part, props, isDeferred }: BelowFoldProps) {
  const isWhole = useDeferredValue(true, isDeferred ? false : undefined)
  usePrefetchingAhead(isWhole)
  if (!part) return null
  return isWhole ? <HydratedNear part={part} props={props} fallback={room} /> : room
})
