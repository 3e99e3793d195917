import GlobalStyles from '@mui/material/GlobalStyles'
import { styled, type Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Outlet, useLocation, useNavigationType } from 'react-router-dom'
import { dateTimeName } from '#data/desk/deskCalendar.ts'
import { deskApi, deskPaths } from '#data/desk/deskPaths.ts'
import { type DeskDay, type DeskQuote, placesOf } from '#data/desk/deskQuote.ts'
import { alertWording, deskWording } from '#data/desk/deskWording.ts'
import { pause } from '../../api/connection.ts'
import { lazyComponent } from '../../api/lazyModule.ts'
import { shortViewport } from '../../layout/styles.ts'
import { SkipLink } from '../../layout/VisuallyHidden.tsx'
import { alertsOffered, deskMark } from '../../session/createStore.ts'
import { deskToast } from '../../toasts/toastStore.ts'
import { LiveContext, useDeskData, useLive, useLiveUpdates, useShownFrom } from '../data/DeskData.tsx'
import { renewEnded } from '../data/pushSubscription.ts'
import { deleteOldDrafts } from '../data/quoteDrafts.ts'
import { useToday } from '../data/useToday.ts'
import { Notice } from './DeskIcon.tsx'
import { BottomBar, SideRail } from './DeskNavigation.tsx'
import { barSpace, LoadingCards, ScreenBoundary } from './Screen.tsx'

const AlertOffer = lazyComponent(() => import('../access/Alerts.tsx'), 'AlertOffer')

/** Keeps the focused element above the bar of a phone, and above a form's save bar. Nothing is fixed to the top. */
const focusSpace = ({ breakpoints }: Theme) => ({
  html: {
    scrollPaddingTop: '1rem',
    scrollPaddingBottom: `calc(${barSpace}px + env(safe-area-inset-bottom))`,
    [breakpoints.up('md')]: { scrollPaddingBottom: 86 },
    [shortViewport]: { scrollPaddingBottom: 0 },
  },
})

const Page = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'grid',
  minHeight: '100dvh',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [breakpoints.up('md')]: { gridTemplateColumns: '232px minmax(0, 1fr)' },
  '@media print': { display: 'block' },
}))

const Main = styled('main')(({ theme: { breakpoints } }) => ({
  outline: 0,
  padding: '1rem 1rem calc(84px + env(safe-area-inset-bottom))',
  [breakpoints.up('md')]: { padding: '1.75rem clamp(1.5rem, 3vw, 3rem) 3rem' },
  '@media print': { padding: '0 !important' },
}))

/** The frame around every screen: the navigation, and a notice while the screens are not updated. */
export const DeskFrame = () => (
  <LiveContext value={useLiveUpdates()}>
    <Frame />
  </LiveContext>
)

function Frame() {
  const { summary, failure } = useLive()
  const isWide = useMediaQuery(({ breakpoints }) => breakpoints.up('md'))
  const { pathname } = useLocation()
  useScrollRestoration()
  usePrefetchToday()
  useEffect(deleteOldDrafts, [])
  const isSignedIn = Boolean(summary)
  useEffect(() => {
    if (isSignedIn) deskMark.write('yes')
  }, [isSignedIn])
  const [isFirstVisit] = useState(() => alertsOffered.read() === null)
  const alertsEnded = summary?.alertsEnded === true
  useEffect(() => {
    if (!alertsEnded) return
    const renewed = navigator.serviceWorker?.ready.then(({ pushManager }) => renewEnded(pushManager))
    renewed?.catch(() => deskToast.failed(alertWording.ended))
  }, [alertsEnded])
  return (
    <>
      <GlobalStyles styles={focusSpace} />
      <SkipLink />
      <Page>
        {isWide && <SideRail />}
        <Main id="content" tabIndex={-1}>
          <LiveNotice failure={failure} />
          <ScreenBoundary key={pathname}>
            <Suspense fallback={<LoadingCards />}>
              <Outlet />
            </Suspense>
          </ScreenBoundary>
        </Main>
        {!isWide && <BottomBar />}
        <Suspense>{isFirstVisit && isSignedIn && pathname === deskPaths.list && <AlertOffer />}</Suspense>
      </Page>
    </>
  )
}

/** Says why the screens are not updated, and from when they are. The live region stays: one that comes with its text is silent in NVDA. */
function LiveNotice({ failure }: { failure: 'offline' | 'failed' | undefined }) {
  const from = useShownFrom()
  const { offline, notLive, shownFrom } = deskWording.states
  return (
    <div role="status">
      {failure && (
        <Notice
          icon={failure === 'offline' ? 'offline' : 'error'}
          role="none"
          sx={{ mb: 2, displayPrint: 'none' }}
        >
          {failure === 'offline' ? offline : notLive} {from && shownFrom(dateTimeName(from, Date.now()))}
        </Notice>
      )}
    </div>
  )
}

const positions = new Map<string, number>()
let isFirstScreen = true

/** Restores the scroll position when going back; a new screen starts at its top. */
function useScrollRestoration(): void {
  const { key, pathname } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const shown = useRef(key)

  useEffect(() => {
    // Replacing a long screen with a short one fires a scroll event, which must not overwrite the position of the long screen.
    const save = () => void positions.set(shown.current, window.scrollY)
    addEventListener('scroll', save, { passive: true })
    return () => removeEventListener('scroll', save)
  }, [])

  useLayoutEffect(() => {
    shown.current = key
  }, [key])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen scrolls, another filter of the same screen does not.
  useLayoutEffect(() => {
    // A new document is at its top already, and scrolling would force another layout.
    if (isFirstScreen) {
      isFirstScreen = false
      return
    }
    window.scrollTo({ top: isBack ? (positions.get(key) ?? 0) : 0, behavior: 'instant' })
  }, [pathname])
}

/** Pause in milliseconds, so that the open screen is loaded first. */
const firstPause = 3000
/** Pause before an interrupted fetch is repeated, in milliseconds. */
const retryPause = 30_000

/** Prefetches today's visits and their photos, so that the service worker can show them offline. */
function usePrefetchToday(): void {
  const today = useToday()
  const isCaching = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
  const { data } = useDeskData<DeskDay>(isCaching ? deskApi.day(today) : null, {}, false)
  const visits = data?.visits
  // Each answer has new rows: the effect below runs only for a new visit, version or photo, which changes no version.
  const versions = visits?.map(({ id, version, photos }) => `${id} ${version} ${photos}`).join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the versions stand for the visits.
  useEffect(() => {
    if (!visits) return
    const controller = new AbortController()
    void prefetch(visits.flatMap(urlsOf), controller.signal)
    return () => controller.abort()
  }, [versions])
}

const urlsOf = (quote: DeskQuote): string[] => [
  deskApi.quote(quote.id),
  ...placesOf(quote).flatMap((place) => [deskApi.thumbnail(quote.id, place), deskApi.photo(quote.id, place)]),
]

/** Fetches URLs one after the other; again while the server cannot be reached or fails (5xx). */
async function prefetch(urls: readonly string[], signal: AbortSignal): Promise<void> {
  await pause(firstPause)
  for (const url of urls) while (!signal.aborted && !(await isFetched(url, signal))) await pause(retryPause)
}

async function isFetched(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    const answer = await fetch(url, { credentials: 'include', signal })
    await answer.arrayBuffer()
    return answer.status < 500
  } catch {
    return false
  }
}
