import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './App.tsx'
import { loadPage, matchPage } from './pageTable.ts'
import { showFonts } from './showFonts.ts'
import { createStyleCache } from './styleCache.ts'

/**
 * Brings the prerendered page to life, once its own modules and content are here: the first render must be the one
 * that made the HTML. When they cannot be fetched the page stays what it is, a page of links and a form that work.
 *
 * @returns when the page answers: its every handler and effect is there
 */
export async function comeAlive(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The template has no #root.')
  const { entry, params } = matchPage(window.location.pathname)
  await loadPage(entry, params)
  await new Promise<void>((resolve) => {
    startTransition(() => {
      hydrateRoot(
        root,
        <BrowserRouter>
          <App styleCache={createStyleCache()} onHydrated={resolve} />
        </BrowserRouter>,
      )
    })
  })
  void showFonts()
}
