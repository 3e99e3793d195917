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
import { isSendingQuote } from '#components/quote/QuoteUnderWay.tsx'
import { toasts } from '#components/toasts/toastStore.ts'
import { App, pageRoutes } from './App.tsx'
import { preserveInput } from './preserveInput.ts'
import { type LoadedPage, loadPage, matchPage } from './site/pages.ts'
import { createStyleCache } from './theme/theme.ts'
import { tolerateTranslation } from './translatedPage.ts'

/** Pause before a page is fetched again, in milliseconds. */
const retryDelay = 2_000
/** How often a page is fetched before the browser loads the document all the same: half a minute of a server that is away. */
const attempts = 15

/**
 * Hydrates the prerendered page once its code and data are loaded: the first render must match the HTML. When they cannot be
 * fetched, the prerendered page stays, and its links and form work without script.
 *
 * @returns when the header is hydrated, and each section can be: React hydrates a touched one at once, and the others when idle
 */
export async function hydrate(): Promise<void> {
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
    for (let attempt = 0; attempt < attempts || mustStay(); attempt += 1) {
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
  const restoreInput = preserveInput(root)
  await new Promise<void>((resolve) => {
    function Hydrated() {
      useEffect(resolve, [])
      return <RouterProvider router={router} />
    }
    startTransition(() => {
      hydrateRoot(
        root,
        <App styleCache={createStyleCache()}>
          <Hydrated />
        </App>,
        {
          onRecoverableError(error) {
            restoreInput()
            console.warn(error)
          },
        },
      )
    })
  })
}

/** A document would lose a quote that is being sent, its photos, and the toast that tells the outcome for some seconds. */
const mustStay = (): boolean =>
  isSendingQuote() || toasts.list().some(({ isOpen, stays }) => isOpen && !stays)

/** Whether the server itself answers, perhaps after a restart, and not a proxy's error page. */
async function isAnswered(url: string): Promise<boolean> {
  const signal = AbortSignal.timeout(15_000)
  const answer = await fetch(url, { method: 'HEAD', cache: 'no-store', signal }).catch(() => undefined)
  return answer !== undefined && answer.status < 500
}
