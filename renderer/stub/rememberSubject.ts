import { ifAllowed } from '#components/session/sessionStore.ts'

/** Stores the quote subject for the next page: the visitor may leave before hydration. */
export function rememberSubject() {
  remember()
  // Again when the page returns from the back/forward cache.
  addEventListener('pageshow', remember)
}

function remember() {
  for (const { dataset, textContent } of document.querySelectorAll<HTMLElement>('[data-remember-as]'))
    ifAllowed((storage) => {
      storage[dataset.rememberAs ?? ''] = textContent ?? ''
    })
}
