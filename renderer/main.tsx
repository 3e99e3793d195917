import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './App.tsx'
import { loadFonts } from './loadFonts.ts'
import { loadFirstPage, loadWholePage } from './navigation/loadPage.ts'
import { createStyleCache } from './styleCache.ts'
import { isTranslated, tolerateTranslation } from './translatedPage.ts'

/**
 * Hydrates the prerendered page once its code and data are loaded: the first render must match the HTML. When they cannot be
 * fetched, the prerendered page stays, and its links and form work without script.
 *
 * @returns when the header and the first screen are hydrated; HydratedNear.tsx hydrates the rest
 */
export async function hydrate(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The template has no #root.')
  const { pathname } = window.location
  await loadFirstPage(pathname, root.dataset.page ?? pathname)
  tolerateTranslation()
  // React finds other texts than it rendered, and renders all of the page anew: without the code of a part that part would be empty.
  if (isTranslated()) await loadWholePage(pathname)
  await new Promise<void>((resolve) => {
    startTransition(() => {
      hydrateRoot(
        root,
        <BrowserRouter>
          <App styleCache={createStyleCache()} firstPathname={pathname} onHydrated={resolve} />
        </BrowserRouter>,
      )
    })
  })
  void loadFonts()
}
