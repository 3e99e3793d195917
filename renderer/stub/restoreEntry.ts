import { entryKey, hydratedAttribute, ifAllowed, scrollKey } from '#components/session/stubContract.ts'

/** What React Router does for the entries that an earlier document has made, until the page is hydrated: Back loads them as documents. */
export function restoreEntry() {
  const { pathname, hash } = location
  addEventListener('popstate', () => {
    if (location.pathname !== pathname && !document.documentElement.hasAttribute(hydratedAttribute))
      location.reload()
  })
  // The browser does not restore the position of an entry that React Router has left.
  if (history.scrollRestoration === 'auto') return
  ifAllowed((storage) => {
    const top = JSON.parse(storage[scrollKey] ?? '{}')[entryKey({ ...history.state, pathname, hash })]
    if (top) scrollTo({ top, behavior: 'instant' })
  })
}
