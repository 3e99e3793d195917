import { draftKey, ifAllowed } from '#components/session/sessionStore.ts'

/** A form that the browser posts by itself is newer than the draft: the page that follows must not find it. */
export function forgetDraft() {
  addEventListener('submit', ({ defaultPrevented }) => {
    // On leaving: hydration may store a draft until then.
    if (!defaultPrevented) addEventListener('pagehide', forget, { once: true })
  })
}

const forget = () => ifAllowed((storage) => storage.removeItem(draftKey))
