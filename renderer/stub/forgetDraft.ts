import { draftKey, ifAllowed } from '#components/session/sessionStore.ts'

/** Deletes the draft when the browser posts the form itself: the next page must not restore it. */
export function forgetDraft() {
  addEventListener('submit', ({ defaultPrevented }) => {
    // On pagehide: until then hydration may store a draft.
    if (!defaultPrevented) addEventListener('pagehide', forget, { once: true })
  })
}

const forget = () => ifAllowed((storage) => storage.removeItem(draftKey))
