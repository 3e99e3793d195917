import GlobalStyles from '@mui/material/GlobalStyles'
import { styled, type Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Suspense, useEffect } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { lazyComponent } from '../../api/lazyComponent.ts'
import { shortViewport } from '../../layout/styles.ts'
import { SkipLink } from '../../layout/VisuallyHidden.tsx'
import { deskMark } from '../../session/localStore.ts'
import { forgetOldDrafts } from '../data/quoteDrafts.ts'
import { useKeptToday } from '../data/useKeptToday.ts'
import { LiveContext, useLive, useLiveUpdates } from '../data/useLive.ts'
import { BottomBar } from './BottomBar.tsx'
import { barSpace } from './barSpace.ts'
import { LiveNotice } from './LiveNotice.tsx'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { LoadingCards } from './ScreenStates.tsx'
import { useScrollPlace } from './useScrollPlace.ts'

// Phones do not fetch the side rail.
const SideRail = lazyComponent(() => import('./SideRail.tsx'), 'SideRail')

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
  useScrollPlace()
  useKeptToday()
  useEffect(forgetOldDrafts, [])
  const isSignedIn = Boolean(summary)
  useEffect(() => {
    if (isSignedIn) deskMark.write('yes')
  }, [isSignedIn])
  const unread = summary?.unread ?? 0
  return (
    <>
      <GlobalStyles styles={focusSpace} />
      <SkipLink />
      <Page>
        {isWide && (
          <Suspense fallback={<div />}>
            <SideRail unread={unread} />
          </Suspense>
        )}
        <Main id="content" tabIndex={-1}>
          <LiveNotice failure={failure} />
          <ScreenBoundary key={pathname}>
            <Suspense fallback={<LoadingCards />}>
              <Outlet />
            </Suspense>
          </ScreenBoundary>
        </Main>
        {!isWide && <BottomBar unread={unread} />}
      </Page>
    </>
  )
}
