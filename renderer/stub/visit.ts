import {
  campaignOnly,
  draftKey,
  entryKey,
  hydratedAttribute,
  ifAllowed,
  markPosting,
  quoteSubjectSelector,
  scrollKey,
  visitSourceKey,
} from '#components/session/stubContract.ts'

/**
 * Stores the source of a visit on its first page, and the subject and the city of this page for a quote: the visitor may leave before
 * hydration.
 */
export function rememberVisit() {
  ifAllowed((storage) => {
    storage[visitSourceKey] ??= campaignOnly(`${document.referrer} ${location.search}`)
  })
  rememberSubject()
  // A page from the back/forward cache does not run its scripts again, and another page may have stored its own subject meanwhile.
  addEventListener('pageshow', rememberSubject)
}

function rememberSubject() {
  const subject = document.querySelector<HTMLElement>(`main ${quoteSubjectSelector}`)
  ifAllowed((storage) => Object.assign(storage, subject?.dataset))
}

/**
 * Marks the page while the browser itself posts the form, so that the hydrated form does not send the same quote. Deletes the draft
 * when the browser leaves the page, so that the next page does not restore it.
 */
export function notePost() {
  addEventListener('submit', ({ defaultPrevented }) => {
    if (defaultPrevented) return
    markPosting(true)
    // Not earlier: hydration may store a draft until then.
    addEventListener('pagehide', leave, { once: true })
  })
}

function leave() {
  markPosting(false)
  ifAllowed((storage) => storage.removeItem(draftKey))
}

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
