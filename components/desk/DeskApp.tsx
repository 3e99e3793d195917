import { Suspense, useEffect, useRef } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { deskPaths, deskRoots } from '#data/desk/deskPaths.ts'
import { lazyComponent } from '../api/lazyModule.ts'
import { DeskData } from './data/DeskData.tsx'
import { DeskFrame } from './frame/DeskFrame.tsx'
import { MoreScreen } from './frame/DeskNavigation.tsx'
import { NoScreen, ScreenBoundary } from './frame/Screen.tsx'
import { ListScreen } from './list/ListScreen.tsx'

const SignInScreen = lazyComponent(() => import('./access/SignInScreen.tsx'), 'SignInScreen')
const QuoteScreen = lazyComponent(() => import('./quote/QuoteScreen.tsx'), 'QuoteScreen')
const NewQuoteScreen = lazyComponent(() => import('./quote/NewQuoteScreen.tsx'), 'NewQuoteScreen')
const WeekScreen = lazyComponent(() => import('./visits/WeekScreen.tsx'), 'WeekScreen')
const DayScreen = lazyComponent(() => import('./visits/DayScreen.tsx'), 'DayScreen')
const PeopleScreen = lazyComponent(() => import('./access/PeopleScreen.tsx'), 'PeopleScreen')
const ClosedDaysScreen = lazyComponent(() => import('./visits/ClosedDaysScreen.tsx'), 'ClosedDaysScreen')
const BusinessScreen = lazyComponent(() => import('./money/BusinessScreen.tsx'), 'BusinessScreen')
const ReceiptScreen = lazyComponent(() => import('./money/ReceiptScreen.tsx'), 'ReceiptScreen')

/** The owner's desk: its screens, in a router. The code of most screens is fetched when the screen opens. */
export function DeskApp() {
  useNewRelease()
  return (
    <DeskData>
      <ScreenBoundary>
        <Suspense>
          <Routes>
            <Route path={deskRoots.screens}>
              <Route path="sign-in" element={<SignInScreen />} />
              <Route element={<DeskFrame />}>
                <Route index element={<ListScreen />} />
                <Route path="requests/:id" element={<QuoteScreen />} />
                <Route path="new" element={<NewQuoteScreen />} />
                <Route path="requests/:id/receipts/:number" element={<ReceiptScreen />} />
                <Route path="week" element={<WeekScreen />} />
                <Route path="days/:day" element={<DayScreen />} />
                <Route path="more" element={<MoreScreen />} />
                <Route path="people" element={<PeopleScreen />} />
                <Route path="closed-days" element={<ClosedDaysScreen />} />
                <Route path="business" element={<BusinessScreen />} />
                <Route path="sources" element={<Navigate to={deskPaths.business} replace />} />
                <Route path="*" element={<NoScreen />} />
              </Route>
            </Route>
          </Routes>
        </Suspense>
      </ScreenBoundary>
    </DeskData>
  )
}

/** Within this time of its load, in milliseconds, a document is not loaded again for missing code: it would fail again. */
const minimumAge = 10_000

/**
 * After a new release the next screen is loaded with a new document, also when the code of that screen is gone. Unsaved edits are in
 * local storage, and a change goes on when the document is unloaded.
 */
function useNewRelease(): void {
  const { pathname } = useLocation()
  const isOutdated = useRef(false)

  useEffect(() => {
    const { serviceWorker } = navigator
    let hasController = Boolean(serviceWorker?.controller)
    const onController = () => {
      // The first service worker comes with this release.
      isOutdated.current ||= hasController
      hasController = true
    }
    const onMissingCode = () => {
      if (navigator.onLine && performance.now() > minimumAge) window.location.reload()
    }
    serviceWorker?.addEventListener('controllerchange', onController)
    window.addEventListener('vite:preloadError', onMissingCode)
    return () => {
      serviceWorker?.removeEventListener('controllerchange', onController)
      window.removeEventListener('vite:preloadError', onMissingCode)
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen, when it is opened.
  useEffect(() => {
    if (isOutdated.current) window.location.reload()
  }, [pathname])
}
