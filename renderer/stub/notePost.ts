import { draftKey, ifAllowed } from '#components/session/sessionStore.ts'

/**
 * Notes when the browser posts the form itself. The form is marked until the page is left: once hydrated, it must not send the same
 * quote. Then the draft is deleted, which the next page must not restore.
 */
export function notePost() {
  addEventListener('submit', ({ target, defaultPrevented }) => {
    if (!defaultPrevented) note(target as HTMLFormElement)
  })
}

function note(form: HTMLFormElement) {
  form.dataset.posted = ''
  // Not before: hydration may store a draft meanwhile.
  addEventListener('pagehide', leave, { once: true })

  function leave() {
    delete form.dataset.posted
    ifAllowed((storage) => {
      delete storage[draftKey]
    })
  }
}
