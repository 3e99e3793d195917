import { startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  createPath,
  type LoaderFunctionArgs,
  RouterProvider,
  redirectDocument,
} from 'react-router-dom'
import { pause } from '#components/api/connection.ts'
import { withTimeout } from '#components/api/lazyModule.ts'
import { isAnswered } from '#components/api/requestJson.ts'
import { isSendingQuote } from '#components/quote/QuoteUnderWay.tsx'
import { toasts } from '#components/toasts/toastStore.ts'
import { App, pageRoutes } from './App.tsx'
import { preserveInput, tolerateTranslation } from './changedDocument.ts'
import { type LoadedPage, loadPage, matchPage } from './site/pages.ts'
import { createStyleCache } from './theme/theme.ts'

/** Pause before a page is fetched again, in milliseconds. */
const retryDelay = 2_000
/** How long a page is fetched again, by a server that is away or slow, before the browser loads the document all the same, in milliseconds. */
const patience = 30_000

/**
 * Hydrates the prerendered page once its code and data are loaded: the first render must match the HTML. When they cannot be
 * fetched, the prerendered page stays, and its links and form work without script.
 *
 * @returns presses a control, once the header is hydrated, and each section can be: React hydrates a touched one at once, and the others
 *   when idle
 */
export async function hydrate(): Promise<(control: HTMLElement) => void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The template has no #root.')
  const { pathname } = window.location
  // The not-found page is at any path.
  const load = (path: string) => loadPage(path === pathname ? (root.dataset.page ?? path) : path)
  const page = await load(pathname)
  const router = createBrowserRouter(pageRoutes(loader), {
    hydrationData: { loaderData: { [matchPage(pathname).route]: page } },
  })

  /** Loads the page of a navigation. What cannot be fetched in time is loaded as a document. */
  async function loader({ request: { url, signal } }: LoaderFunctionArgs): Promise<LoadedPage> {
    const { pathname } = new URL(url)
    for (const end = performance.now() + patience; performance.now() < end || mustStay(); ) {
      try {
        return await withTimeout(load(pathname))
      } catch {
        signal.throwIfAborted()
      }
      if (!mustStay() && (!navigator.onLine || (await isAnswered(pathname)))) break
      await pause(retryDelay)
      signal.throwIfAborted()
    }
    // After Back the address bar is there already, and a redirect to a fragment would load nothing.
    if (location.pathname === pathname) {
      // The browser would restore the position of the page that is still shown; React Router has that of this one.
      addEventListener('pagehide', () => {
        history.scrollRestoration = 'manual'
      })
      location.reload()
      return new Promise(() => {})
    }
    // The URL of the request lacks the fragment.
    throw redirectDocument(createPath(router.state.navigation.location ?? { pathname }))
  }

  tolerateTranslation()
  const { press, restore } = preserveInput(root)
  await new Promise<void>((resolve) => {
    function Hydrated() {
      useEffect(resolve, [])
      // In a transition, React would let frames pass between the parts of the next page.
      return <RouterProvider router={router} useTransitions={false} />
    }
    startTransition(() => {
      hydrateRoot(
        root,
        <App styleCache={createStyleCache()}>
          <Hydrated />
        </App>,
        {
          onRecoverableError(error) {
            restore()
            console.warn(error)
          },
        },
      )
    })
  })
  return press
}

/** A document would lose a quote that is being sent, its photos, and the toast that tells the outcome for some seconds. */
const mustStay = (): boolean =>
  isSendingQuote() || toasts.list().some(({ isOpen, stays }) => isOpen && !stays)
