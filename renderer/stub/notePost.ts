import { draftKey, ifAllowed, markPosting } from '#components/session/stubContract.ts'

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
