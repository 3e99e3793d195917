import { Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { deskRoots } from '#data/desk/deskPaths.ts'
import { lazyComponent } from '../api/lazyComponent.ts'
import { DeskData } from './data/DeskData.tsx'
import { useNewRelease } from './data/useNewRelease.ts'
import { DeskFrame } from './frame/DeskFrame.tsx'
import { NoScreen } from './frame/NoScreen.tsx'
import { ScreenBoundary } from './frame/ScreenBoundary.tsx'
import { ListScreen } from './list/ListScreen.tsx'

const SignInScreen = lazyComponent(() => import('./sign-in/SignInScreen.tsx'), 'SignInScreen')
const QuoteScreen = lazyComponent(() => import('./quote/QuoteScreen.tsx'), 'QuoteScreen')
const WeekScreen = lazyComponent(() => import('./week/WeekScreen.tsx'), 'WeekScreen')
const DayScreen = lazyComponent(() => import('./day/DayScreen.tsx'), 'DayScreen')
const MoreScreen = lazyComponent(() => import('./people/MoreScreen.tsx'), 'MoreScreen')
const PeopleScreen = lazyComponent(() => import('./people/PeopleScreen.tsx'), 'PeopleScreen')
const SourcesScreen = lazyComponent(() => import('./sources/SourcesScreen.tsx'), 'SourcesScreen')

/** The owner's desk: its screens, in a router. The code of every screen but the list is fetched when the screen opens. */
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
                <Route path="week" element={<WeekScreen />} />
                <Route path="days/:day" element={<DayScreen />} />
                <Route path="more" element={<MoreScreen />} />
                <Route path="people" element={<PeopleScreen />} />
                <Route path="sources" element={<SourcesScreen />} />
                <Route path="*" element={<NoScreen />} />
              </Route>
            </Route>
          </Routes>
        </Suspense>
      </ScreenBoundary>
    </DeskData>
  )
}
