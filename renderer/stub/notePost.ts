import { draftKey, ifAllowed } from '#components/session/sessionStore.ts'

/**
 * Notes when the browser posts the form itself. Until it leaves the page, the page is marked: the hydrated form must not send the
 * same quote. Then the draft is deleted, which the next page must not restore.
 */
export function notePost() {
  addEventListener('submit', ({ defaultPrevented }) => {
    if (defaultPrevented) return
    document.documentElement.dataset.posting = ''
    // Not before: hydration may store a draft meanwhile.
    addEventListener('pagehide', leave, { once: true })
  })
}

function leave() {
  delete document.documentElement.dataset.posting
  ifAllowed((storage) => storage.removeItem(draftKey))
}
